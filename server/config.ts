import { resolve } from "node:path";
import { minImageServiceKeyLength, type Provider } from "@colorleaf/domain";
import { z } from "zod";

const count = z.coerce.number().int().positive();

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("0.0.0.0"),
  /** The address visitors use, when a proxy stands in front: https://example.org */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** The proxy's X-Forwarded-For is believed only when this is 1. */
  TRUST_PROXY: z.enum(["0", "1"]).default("0"),
  DATA_DIR: z.string().min(1).default("data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  IMAGE_SERVICE: z.enum(["auto", "builtin", "mock"]).default("auto"),
  IMAGE_SERVICE_KEY: z.string().optional(),
  CONTACT_EMAIL: z.email().default("hello@colorleaf.example"),
  GENERATIONS_PER_MINUTE: count.default(30),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("warn"),
});

export interface Config {
  port: number;
  host: string;
  publicOrigin: string | undefined;
  trustProxy: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  provider: Provider;
  contactEmail: string;
  generationsPerMinute: number;
  logLevel: string;
}

/** A value in the environment that the server cannot start with; the message names it and says why. */
export class ConfigError extends Error {}

/**
 * The only reader of the environment. An empty value counts as absent.
 *
 * @throws ConfigError
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new ConfigError(`${name}=${given[name]} cannot be used: ${issue?.message}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy: env.TRUST_PROXY === "1",
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    provider: chooseProvider(env.IMAGE_SERVICE, env.IMAGE_SERVICE_KEY),
    contactEmail: env.CONTACT_EMAIL,
    generationsPerMinute: env.GENERATIONS_PER_MINUTE,
    logLevel: env.LOG_LEVEL,
  };
}

function chooseProvider(wanted: "auto" | "builtin" | "mock", key: string | undefined): Provider {
  if (wanted !== "auto") return wanted;
  if (key === undefined) return "builtin";
  if (key.length < minImageServiceKeyLength) return "mock";
  throw new ConfigError(
    "IMAGE_SERVICE_KEY asks for a hosted image service, which this version cannot speak to yet; set IMAGE_SERVICE=builtin or remove the key",
  );
}
