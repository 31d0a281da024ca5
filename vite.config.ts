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
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Cut by who uses what, React and the router fall into pieces that compress badly.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                // So do the parts of the public frame that the staff's frame uses too.
                {
                  name: "shell",
                  test: /app\/(components\/(shell\/|message-screen|page-meta)|ui\/(icons|button)|browser\/(analytics|error-reports|language|storage)\.ts)/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
