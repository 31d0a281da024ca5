import { minImageServiceKeyLength, type Provider } from "@colorleaf/domain";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .optional(),
  IMAGE_SERVICE: z.enum(["auto", "builtin", "hosted", "mock"]).default("auto"),
  IMAGE_SERVICE_KEY: z.string().optional(),
  CONTACT_EMAIL: z.email("must be an e-mail address").default("hello@colorleaf.example"),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .transform((url) => new URL(url).origin)
    .optional(),
  TRUST_PROXY: z.enum(["0", "1"], "must be 0 or 1").default("0"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  RATE_LIMIT_GENERATIONS_PER_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(30),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL; absent: SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  provider: Provider;
  contactEmail: string;
  /** Scheme, host and port visitors see; absent: taken from each request. */
  publicOrigin?: string | undefined;
  /** A proxy in front sets X-Forwarded-For and -Proto; without one, those headers are lies. */
  trustProxy: boolean;
  logLevel: string;
  generationsPerMinute: number;
}

/** What stops the start, in one sentence for the person who starts it. */
export class ConfigError extends Error {}

/** Reads the settings. Throws `ConfigError` naming the setting and what it must be. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  // An empty value in a compose file or a shell means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new ConfigError(`${name}=${given[name]} is not valid: ${issue?.message}.`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    provider: chooseProvider(env.IMAGE_SERVICE, env.IMAGE_SERVICE_KEY),
    contactEmail: env.CONTACT_EMAIL,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy: env.TRUST_PROXY === "1",
    logLevel: env.LOG_LEVEL,
    generationsPerMinute: env.RATE_LIMIT_GENERATIONS_PER_MINUTE,
  };
}

function chooseProvider(wanted: "auto" | Provider, key: string | undefined): Provider {
  const chosen =
    wanted !== "auto"
      ? wanted
      : key === undefined
        ? "builtin"
        : key.length < minImageServiceKeyLength
          ? "mock"
          : "hosted";
  if (chosen === "hosted") {
    throw new ConfigError(
      "a hosted image service is not available in this version: set IMAGE_SERVICE=builtin or leave IMAGE_SERVICE_KEY out.",
    );
  }
  return chosen;
}
