import { minImageServiceKeyLength, type Provider, serviceUrlSchema } from "@colorleaf/domain";
import { z } from "zod";
import type { ImageServiceSettings } from "./image-service/hosted/settings.ts";
import type { LanguageModelSettings } from "./language-model/chat.ts";
import { parseS3Address, type S3Address } from "./storage/s3-address.ts";

const port = z.coerce.number().int().min(0).max(65_535);

const flag = z.enum(["0", "1"], "must be 0 or 1").default("0");
const flagOn = z.enum(["0", "1"], "must be 0 or 1").default("1");

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .optional(),
  STORAGE_URL: z
    .string()
    .transform((address, context): S3Address => {
      try {
        return parseS3Address(address);
      } catch (error) {
        context.addIssue((error as Error).message);
        return z.NEVER;
      }
    })
    .optional(),
  IMAGE_SERVICE: z.enum(["auto", "builtin", "hosted", "mock"]).default("auto"),
  IMAGE_SERVICE_KEY: z.string().optional(),
  IMAGE_SERVICE_URL: serviceUrlSchema.optional(),
  IMAGE_SERVICE_MODEL: z.string().default("default"),
  IMAGE_SERVICE_NAME: z.string().max(60).optional(),
  IMAGE_SERVICE_AUTH: z.enum(["none", "bearer"]).default("none"),
  IMAGE_SERVICE_DIALECT: z.enum(["task", "openai"]).default("task"),
  IMAGE_SERVICE_PARALLEL: z.coerce.number().int().min(1).max(1000).default(8),
  IMAGE_SERVICE_DAILY_BUDGET: z.coerce.number().int().min(0).optional(),
  IMAGE_SERVICE_PRIVATE_NETWORK: flag,
  LANGUAGE_MODEL_URL: serviceUrlSchema.optional(),
  LANGUAGE_MODEL_KEY: z.string().optional(),
  SCENE_PLANNER: z.enum(["rules", "model"]).default("rules"),
  LANGUAGE_MODEL_MODEL: z.string().default("default"),
  CONTACT_EMAIL: z.email("must be an e-mail address").default("hello@colorleaf.example"),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .transform((url) => new URL(url).origin)
    .optional(),
  TRUST_PROXY: flag,
  DRAW_AHEAD: flagOn,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  RATE_LIMIT_GENERATIONS_PER_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(30),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL; absent: SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  /** A bucket for pictures; absent: a folder in `dataDir`. */
  s3?: S3Address | undefined;
  provider: Provider;
  /** Set where `provider` is "hosted". */
  imageService?: ImageServiceSettings | undefined;
  /** Services that staff set may lie on a private network. */
  allowPrivateServices: boolean;
  /** Absent: our own writer writes all texts. */
  languageModel?: LanguageModelSettings | undefined;
  /** The language model plans scenes for the engine. */
  isPlannedByModel: boolean;
  contactEmail: string;
  /** Scheme, host and port visitors see; absent: taken from each request. */
  publicOrigin?: string | undefined;
  /** A proxy in front sets X-Forwarded-For and -Proto; without one, those headers are lies. */
  trustProxy: boolean;
  /** Pages of the catalogue are drawn before anybody asks for them. */
  drawsAhead: boolean;
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
    // Addresses may hold passwords, and what stops the start ends up in logs.
    const shown = name.endsWith("_URL") ? name : `${name}=${given[name]}`;
    throw new ConfigError(`${shown} is not valid: ${issue?.message}.`);
  }
  const env = parsed.data;
  const provider = chooseProvider(env.IMAGE_SERVICE, env.IMAGE_SERVICE_KEY);
  if (env.SCENE_PLANNER === "model" && !env.LANGUAGE_MODEL_URL) {
    throw new ConfigError("SCENE_PLANNER=model needs LANGUAGE_MODEL_URL.");
  }
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    s3: env.STORAGE_URL,
    provider,
    imageService: provider === "hosted" ? readImageService(env) : undefined,
    allowPrivateServices: env.IMAGE_SERVICE_PRIVATE_NETWORK === "1",
    languageModel: env.LANGUAGE_MODEL_URL
      ? {
          url: env.LANGUAGE_MODEL_URL,
          key: env.LANGUAGE_MODEL_KEY,
          model: env.LANGUAGE_MODEL_MODEL,
        }
      : undefined,
    isPlannedByModel: env.SCENE_PLANNER === "model",
    contactEmail: env.CONTACT_EMAIL,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy: env.TRUST_PROXY === "1",
    drawsAhead: env.DRAW_AHEAD === "1",
    logLevel: env.LOG_LEVEL,
    generationsPerMinute: env.RATE_LIMIT_GENERATIONS_PER_MINUTE,
  };
}

function chooseProvider(wanted: "auto" | Provider, key: string | undefined): Provider {
  if (wanted !== "auto") return wanted;
  if (key === undefined) return "builtin";
  return key.length < minImageServiceKeyLength ? "mock" : "hosted";
}

function readImageService(env: z.output<typeof environmentSchema>): ImageServiceSettings {
  if (!env.IMAGE_SERVICE_URL) {
    throw new ConfigError(
      "a hosted image service needs IMAGE_SERVICE_URL, its address; IMAGE_SERVICE=builtin does without.",
    );
  }
  if (env.IMAGE_SERVICE_AUTH === "bearer" && !env.IMAGE_SERVICE_KEY) {
    throw new ConfigError("IMAGE_SERVICE_AUTH=bearer needs IMAGE_SERVICE_KEY.");
  }
  return {
    url: env.IMAGE_SERVICE_URL,
    key: env.IMAGE_SERVICE_KEY,
    auth: env.IMAGE_SERVICE_AUTH,
    model: env.IMAGE_SERVICE_MODEL,
    name: env.IMAGE_SERVICE_NAME,
    dialect: env.IMAGE_SERVICE_DIALECT,
    parallel: env.IMAGE_SERVICE_PARALLEL,
    dailyBudget: env.IMAGE_SERVICE_DAILY_BUDGET,
    allowPrivate: env.IMAGE_SERVICE_PRIVATE_NETWORK === "1",
  };
}
