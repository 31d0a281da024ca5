import { addAbortSignal, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Address } from "./s3-address.ts";
import type { Storage } from "./storage.ts";

/**
 * Why the bucket could not be used: a code of S3 or of the network. The SDK's own errors hold parts
 * of the signed request, and errors end up in the log.
 */
export class S3Error extends Error {
  readonly code: string;
  readonly status: number | undefined;

  constructor(doing: string, code: string, status: number | undefined) {
    super(`S3 ${doing} failed: ${code}${status ? ` (${status})` : ""}`);
    this.code = code;
    this.status = status;
  }

  get isTransient(): boolean {
    return this.status === undefined || this.status >= 500 || this.status === 429;
  }
}

export interface S3Patience {
  attempts: number;
  /** Of one attempt, to the last byte. */
  timeoutMs: number;
  /** Before the second attempt; twice as long before the third. */
  pauseMs: number;
}

const defaultPatience: S3Patience = { attempts: 3, timeoutMs: 8_000, pauseMs: 200 };
const checkPatience: S3Patience = { attempts: 1, timeoutMs: 3_000, pauseMs: 0 };

/** For whoever reads the bucket directly; our own answers have headers of their own. */
const contentTypes: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
  pdf: "application/pdf",
};

/** Keeps images in a bucket of S3, or of a service that speaks its protocol. */
export function createS3Storage(
  { bucket, prefix, region, endpoint }: S3Address,
  patience: S3Patience = defaultPatience,
): Storage {
  const client = new S3Client({
    ...(region && { region }),
    // Names of buckets as hosts are a thing of AWS.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Services other than AWS refuse checksums they do not know.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // Attempts are counted here, where a body that breaks off is seen too.
    maxAttempts: 1,
  });
  const objectOf = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });

  function read(doing: string, name: string, patience: S3Patience) {
    const get = new GetObjectCommand(objectOf(name));
    const work = async (abortSignal: AbortSignal) => {
      const { Body } = await client.send(get, { abortSignal });
      return buffer(addAbortSignal(abortSignal, Body as Readable));
    };
    return attempt(doing, work, patience).catch(undefinedIf((error) => error.code === "NoSuchKey"));
  }
  const check = async () => void (await read("check", "check", checkPatience));

  return {
    get: (name) => read("get", name, patience),

    async put(name, bytes) {
      const put = new PutObjectCommand({
        ...objectOf(name),
        Body: bytes,
        ContentType: contentTypes[name.split(".").at(-1)!],
        CacheControl: "public, max-age=31536000, immutable",
      });
      await attempt("put", (abortSignal) => client.send(put, { abortSignal }), patience);
    },

    async exists(name) {
      const head = new HeadObjectCommand(objectOf(name));
      const found = await attempt(
        "head",
        (abortSignal) => client.send(head, { abortSignal }),
        patience,
      ).catch(undefinedIf((error) => error.status === 404));
      // This answer has no body to say whether the object is missing or the bucket.
      if (!found) await check();
      return found !== undefined;
    },

    async remove(name) {
      const remove = new DeleteObjectCommand(objectOf(name));
      await attempt(
        "delete",
        (abortSignal) => client.send(remove, { abortSignal }),
        patience,
      ).catch(undefinedIf((error) => error.code === "NoSuchKey"));
    },

    check,
  };
}

/** @throws S3Error */
async function attempt<Result>(
  doing: string,
  work: (signal: AbortSignal) => Promise<Result>,
  { attempts, timeoutMs, pauseMs }: S3Patience,
): Promise<Result> {
  for (let number = 1; ; number++) {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await work(signal);
    } catch (cause) {
      const error = s3ErrorOf(doing, cause, signal);
      if (!error.isTransient || number >= attempts) throw error;
      await setTimeout(pauseMs * 2 ** (number - 1));
    }
  }
}

function s3ErrorOf(doing: string, cause: unknown, signal: AbortSignal): S3Error {
  if (signal.aborted) return new S3Error(doing, "timeout", undefined);
  const { code, name, $metadata } = cause as {
    code?: string;
    name: string;
    $metadata?: { httpStatusCode?: number };
  };
  return new S3Error(doing, code ?? name, $metadata?.httpStatusCode);
}

function undefinedIf(isExpected: (error: S3Error) => boolean): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof S3Error && isExpected(error)) return undefined;
    throw error;
  };
}
