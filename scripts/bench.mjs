/** `npm run bench -- NAME …`: runs bench/NAME.ts, or bench/NAME/NAME.ts, with what follows. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findNode, root, run } from "./prepare.mjs";

const [name = "", ...rest] = process.argv.slice(2);
const places = [`bench/${name}.ts`, `bench/${name}/${name}.ts`];
const script = places.find((place) => existsSync(join(root, place)));
if (!script) throw new Error(`There is no benchmark "${name}".`);
await run(findNode(), [script, ...rest]);
