import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Visitors learn of the routes that their screen links to, not of the staff's.
  routeDiscovery: { mode: "lazy" },
} satisfies Config;
