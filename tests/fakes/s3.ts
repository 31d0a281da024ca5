/**
 * A bucket on this machine that speaks the protocol of S3, and fails when told to. It knows whose key
 * signs a request, and does not check the signature.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

export type S3Fault =
  /** The connection ends without an answer. */
  | "drop"
  /** The answer breaks off in its middle. */
  | "truncated"
  /** The answer begins and never goes on. */
  | "stalled"
  /** No answer ever. */
  | "hang"
  | "500"
  /** 403, with a code of S3. */
  | { refuse: string }
  | { slowMs: number };

export interface FakeS3 {
  endpoint: string;
  /** As a setting of the server. */
  url: string;
  bucket: string;
  /** To be set in the environment. */
  credentials: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** Faults to come, one a request; afterwards `always`, or `put` where something is written. */
  faults: { next: S3Fault[]; always?: S3Fault | undefined; put?: S3Fault | undefined };
  /** Of what was asked so far: method and path. */
  requests: string[];
  /** Names of all objects. */
  names(): string[];
  /** What is sent along with an object. */
  headersOf(name: string): Record<string, string>;
  stop(): Promise<void>;
}

const bucket = "colorleaf-pictures";
const endOfObject = "._S3rver_object";

export async function startFakeS3(): Promise<FakeS3> {
  const directory = mkdtempSync(join(tmpdir(), "colorleaf-s3-"));
  const s3 = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const faults: FakeS3["faults"] = { next: [] };
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const fault =
      faults.next.shift() ?? faults.always ?? (request.method === "PUT" ? faults.put : undefined);
    if (fault === undefined) answer(request, response);
    else if (typeof fault === "string") fail(response, fault);
    else if ("refuse" in fault) sendError(response, 403, fault.refuse);
    else setTimeout(() => answer(request, response), fault.slowMs);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    url: `s3://${bucket}?endpoint=${encodeURIComponent(endpoint)}`,
    bucket,
    // The only account of s3rver.
    credentials: { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" },
    faults,
    requests,
    names: () =>
      readdirSync(join(directory, bucket), { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(endOfObject))
        .map((path) => path.slice(0, -endOfObject.length)),
    headersOf: (name) =>
      JSON.parse(readFileSync(join(directory, bucket, `${name}._S3rver_metadata.json`), "utf8")),
    stop: () =>
      new Promise((stopped) => {
        server.close(() => {
          rmSync(directory, { recursive: true, force: true });
          stopped();
        });
        server.closeAllConnections();
      }),
  };
}

function fail(response: ServerResponse, fault: Exclude<S3Fault, object>): void {
  switch (fault) {
    case "drop":
      response.socket?.destroy();
      return;
    case "hang":
      return;
    case "truncated":
    case "stalled":
      response.writeHead(200, { "Content-Length": 1000 });
      response.write("<svg", () => fault === "truncated" && response.destroy());
      return;
    case "500":
      sendError(response, 500, "InternalError");
      return;
  }
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { "Content-Type": "application/xml" })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
