import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The route list is short: sending it whole spares a request and an endpoint.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
