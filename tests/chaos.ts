/**
 * The proof that hosted generations survive: a service that fails at random, servers killed with
 * SIGKILL in the middle, and afterwards a look at every generation, every row and every task.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Generation, isFinished } from "@colorleaf/domain";
import { openDatabase } from "../server/data/open-database.ts";
import { startFakeImageService } from "./fakes/image-service.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";

export interface ChaosReport {
  generations: number;
  kills: number;
  seconds: number;
  succeeded: number;
  /** By error code. */
  failed: Record<string, number>;
  /** Neither succeeded nor failed. */
  lost: number;
  tasks: number;
  /** Tasks that are some generation's own. */
  known: number;
  /** Second drawings of generations whose first picture could not be used. */
  redrawn: number;
  /** The other tasks, by how far the answer that named them came. */
  unknown: {
    /** The service broke it off. */
    notSent: number;
    /** It was on the way to a server when that was killed. */
    sentToKilledServer: number;
    /** A server had read it: there must be none. */
    read: number;
  };
  /** What the servers counted as lost answers: as many tasks may exist that nobody knows of. */
  lostAnswersCounted: number;
}

export async function runChaos(options: {
  where: { dataDir: string; databaseUrl?: string };
  servers: number;
  generations: number;
  kills: number;
  failureRate: number;
  seed: number;
  /** Waits are this many times shorter than they are in earnest. */
  speed: number;
  timeoutMs: number;
}): Promise<ChaosReport> {
  const { where, generations } = options;
  const fake = await startFakeImageService({ seed: options.seed });
  const { failureRate } = options;
  for (const calls of ["creation", "query", "picture"] as const) {
    fake.behaviour[calls].failureRate = failureRate;
  }
  fake.behaviour.polls = 2;
  const answersFile = join(where.dataDir, "answers-read");
  const start = () =>
    startProcess(new URL("./serve.ts", import.meta.url).pathname, {
      DATA_DIR: where.dataDir,
      DATABASE_URL: where.databaseUrl,
      SPEED: String(options.speed),
      IMAGE_SERVICE: "hosted",
      IMAGE_SERVICE_URL: fake.origin,
      IMAGE_SERVICE_PRIVATE_NETWORK: "1",
      IMAGE_SERVICE_PARALLEL: "24",
      ANSWERS: answersFile,
    });
  const servers: ServerProcess[] = [];
  for (let index = 0; index < options.servers; index++) servers.push(await start());

  const started = performance.now();
  const isLate = () => performance.now() - started > options.timeoutMs;
  const ended = new Map<number, Generation>();
  let next = 0;

  async function client(index: number): Promise<void> {
    let id: string | undefined;
    while (!isLate()) {
      const { origin } = servers[next++ % servers.length]!;
      try {
        const generation = id ? await look(origin, id) : await ask(origin, index);
        ({ id } = generation);
        if (isFinished(generation)) return void ended.set(index, generation);
      } catch {
        // The server is being killed; the key makes the next attempt the same generation.
      }
      await pause(500);
    }
  }

  async function nextAnswer(): Promise<void> {
    const seen = fake.tasks.length;
    const isSent = () => fake.tasks.slice(seen).some(({ isKnown }) => isKnown);
    while (!isSent() && ended.size < generations) await new Promise(setImmediate);
  }

  async function killer(): Promise<number> {
    for (let kill = 0; kill < options.kills; kill++) {
      const after = ((kill + 0.5) * generations) / (options.kills + 0.5);
      while (ended.size < after && !isLate()) await pause(20);
      // Every second one at the worst moment: an answer was sent, and is being read and written down.
      if (kill % 2 === 1) await nextAnswer();
      const victim = kill % servers.length;
      await servers[victim]!.end("SIGKILL");
      servers[victim] = await start();
    }
    return options.kills;
  }

  const clients = Array.from({ length: generations }, (_, index) => client(index));
  const kills = await killer();
  await Promise.all(clients);
  const seconds = (performance.now() - started) / 1000;
  await Promise.all(servers.map((server) => server.end("SIGTERM")));

  const db = await openDatabase(where);
  const rows = await db
    .selectFrom("generations")
    .select(["provider_task_id", "redraw_task_id", "lost_answers"])
    .where("provider", "=", "hosted")
    .execute();
  await db.destroy();
  await fake.stop();

  const inRows = new Set(rows.flatMap((row) => [row.provider_task_id, row.redraw_task_id]));
  const unknown = fake.tasks.filter(({ id }) => !inRows.has(id));
  const read = new Set(readFileSync(answersFile, "utf8").split("\n"));
  const unread = unknown.filter(({ id, polls }) => !read.has(id) && polls === 0);
  // What was polled was read: without this, a figure of none would say nothing.
  const unnoted = fake.tasks.filter(({ id, polls }) => polls > 0 && !read.has(id));
  if (unnoted.length > 0) throw new Error(`${unnoted.length} answers were read unnoticed`);
  const failed: Record<string, number> = {};
  for (const { error } of ended.values()) {
    if (error) failed[error.code] = (failed[error.code] ?? 0) + 1;
  }
  return {
    generations,
    kills,
    seconds: Math.round(seconds),
    succeeded: [...ended.values()].filter(({ result }) => result).length,
    failed,
    lost: generations - ended.size,
    tasks: fake.tasks.length,
    known: fake.tasks.length - unknown.length,
    redrawn: rows.filter((row) => row.redraw_task_id !== null).length,
    unknown: {
      notSent: unread.filter(({ isKnown }) => !isKnown).length,
      sentToKilledServer: unread.filter(({ isKnown }) => isKnown).length,
      read: unknown.length - unread.length,
    },
    lostAnswersCounted: rows.reduce((sum, row) => sum + Number(row.lost_answers), 0),
  };
}

async function ask(origin: string, index: number): Promise<Generation> {
  const response = await fetch(`${origin}/api/generations`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": `chaos-generation-${index}`,
    },
    body: JSON.stringify({ description: `a quick house, number ${index}`, complexity: "simple" }),
  });
  return readAnswer(response);
}

async function look(origin: string, id: string): Promise<Generation> {
  return readAnswer(await fetch(`${origin}/api/generations/${id}`));
}

async function readAnswer(response: Response): Promise<Generation> {
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
