/** `npm run build`: the browser's files and the server bundle into build/, compressed once here. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { makeIcons } from "./icons.mjs";
import { root, run } from "./prepare.mjs";

await run("react-router", ["build"], { doing: "building", env: { NODE_ENV: "production" } });

const compressible = /\.(js|css|svg|html|json|txt|webmanifest|xml)$/;
const client = join(root, "build/client");
for (const [name, bytes] of Object.entries(await makeIcons())) {
  mkdirSync(dirname(join(client, name)), { recursive: true });
  writeFileSync(join(client, name), bytes);
}
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const source = readFileSync(path);
  const brotli = brotliCompressSync(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  });
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
}
