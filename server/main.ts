/** Starts the server, says so, and stops it when told to. */
import { ConfigError, readConfig } from "./config.ts";
import { StartError } from "./preconditions.ts";
import { startServer } from "./start.ts";

const stopWithinMs = 10_000;

try {
  const config = readConfig();
  const server = await startServer(config, { development: process.argv.includes("--dev") });
  console.log(`Colorleaf: ready on http://localhost:${server.port}`);
  if (server.setUpPath) {
    const origin = config.publicOrigin ?? `http://localhost:${server.port}`;
    console.log(`Colorleaf: nobody runs this site yet; whoever opens this link first will:`);
    console.log(`  ${origin}${server.setUpPath}`);
  }

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await server.stop();
    console.log("Colorleaf: stopped");
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(`Colorleaf: ${error.message}`);
  process.exit(1);
}
