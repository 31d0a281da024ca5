/** A test server in a process of its own, so that it can be killed. Prints its origin. */
import { startTestServer } from "./test-server.ts";

const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = process.env;
const server = await startTestServer({ where: { dataDir, ...(databaseUrl && { databaseUrl }) } });
console.log(server.origin);
process.on("SIGTERM", async () => {
  await server.stop();
  process.exit(0);
});
