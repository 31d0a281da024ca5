import { createHash, randomBytes } from "node:crypto";

/** 256 bits that nobody guesses, for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
