import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: "./project.inlang",
      outdir: "./app/paraglide",
      // The server decides and the document says so: app/entry.server.tsx, app/entry.client.tsx.
      strategy: ["baseLocale"],
      disableAsyncLocalStorage: true,
      isServer: "import.meta.env.SSR",
      emitReadme: false,
      emitPrettierIgnore: false,
    }),
    reactRouter(),
  ],
  build: {
    // Data URLs in style sheets would be downloaded by visitors who never see them.
    assetsInlineLimit: 0,
    target: "es2024",
  },
});
