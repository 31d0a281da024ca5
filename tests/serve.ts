/** A test server in a process of its own, so that it can be killed. Prints its origin. */
import { fastClock } from "./fast-clock.ts";
import { noteAnswers } from "./note-answers.ts";
import { startTestServer } from "./test-server.ts";

const {
  DATA_DIR: dataDir = "",
  DATABASE_URL: databaseUrl,
  SPEED: speed = "1",
  ANSWERS: answers,
} = process.env;
if (answers) noteAnswers(answers);
const given = Object.entries(process.env).filter(([name]) => name.startsWith("IMAGE_SERVICE"));
const server = await startTestServer(
  { where: { dataDir, ...(databaseUrl && { databaseUrl }) } },
  Object.fromEntries(given) as Record<string, string>,
  fastClock(Number(speed)),
);
console.log(server.origin);
process.on("SIGTERM", async () => {
  await server.stop();
  process.exit(0);
});
