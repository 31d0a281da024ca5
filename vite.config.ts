import { createHash } from "node:crypto";
import { relative } from "node:path";
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
  css: {
    modules: {
      // A name of its own for each file, not for each class: that compresses.
      generateScopedName: (name, file) => `${name}_${digest(relative(import.meta.dirname, file))}`,
    },
  },
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
            // Cut by who uses what alone, a screen falls into twenty pieces, each a request.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: files("node_modules/(react|react-dom|react-router|scheduler)/"),
                  priority: 4,
                },
                {
                  // One style sheet for all that visitors look at: a screen is painted after one request.
                  name: "public",
                  test: files(
                    "app/(ui|components/(?!staff)|routes/(?!admin|coloring-tool)).*\\.css$",
                  ),
                  priority: 3,
                },
                {
                  // What every public screen uses; the staff's frame uses a part of it.
                  name: "shell",
                  test: files(
                    "app/components/(shell/|message-screen|page-meta|structured-data)",
                    "app/ui/(icons|button)",
                    "app/browser/(analytics|error-reports|language|storage)\\.ts",
                    "app/paraglide/messages/style_",
                    "packages/domain/src/options\\.ts",
                  ),
                  priority: 2,
                },
                {
                  // What only screens with pages of the catalogue use.
                  name: "catalogue",
                  test: files(
                    "app/components/(breadcrumbs|category-name|filters|missing|pagination|search-form)",
                    "app/components/(page-card|page-words)",
                    "app/paraglide/messages/(filter|list_comma|sort)",
                    "app/routes/not-found/not-found",
                  ),
                  priority: 1,
                },
                {
                  // Of home and of several of the staff's screens: one small file, not two.
                  name: "option-names",
                  test: files(
                    "app/components/option-names",
                    "app/paraglide/messages/(aspect_|form_aspect_ratio|theme_)",
                  ),
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});

/** Modules whose path has one of these in it. */
function files(...patterns: string[]): RegExp {
  return new RegExp(`/(${patterns.join("|")})`);
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 4);
}
