/** `npm start`: installs, builds, then serves. What is done already is not done again. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuild, ensureDependencies, findNode, root, say } from "./prepare.mjs";

await ensureDependencies();
const node = findNode();
await ensureBuild(node);

say("starting …");
const server = spawn(node, [join(root, "server/main.ts")], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? "production" },
});
// The terminal sends Ctrl-C to the whole group, a supervisor only to this process: pass it on and
// wait. The server stops once, however often it is told to.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
