import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface ServerProcess {
  child: ChildProcess;
  origin: string;
  /** Sends a signal and waits for the end; resolves to the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a script that prints the address it listens on as (part of) a line. */
export async function startProcess(
  script: string,
  environment: Record<string, string | undefined>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/[\w.]+:\d+/.exec(line)?.[0];
    if (!origin) continue;
    child.stdout.resume();
    return {
      child,
      origin,
      async end(signal) {
        const exited = once(child, "exit");
        child.kill(signal);
        return (await exited)[0] as number | null;
      },
    };
  }
  throw new Error(`${script} ended without saying where it listens`);
}
