/** Passwords are kept as argon2id hashes (RFC 9106), in the text form that other tools read too. */
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** What OWASP asks for: about 60 ms and 19 MB a try. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await hashOf(password, salt, cost, 32);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/** @param stored undefined: there is nobody of this address, which must take as long to say */
export async function isPasswordRight(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const parts =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? "") ?? [];
  const [, memory, passes, parallelism, salt, hash] = parts;
  if (!salt || !hash) {
    await hashOf(password, randomBytes(16), cost, 32);
    return false;
  }
  const expected = Buffer.from(hash, "base64");
  const used = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const found = await hashOf(password, Buffer.from(salt, "base64"), used, expected.length);
  return timingSafeEqual(found, expected);
}

/** The same characters typed on another keyboard may be other code points. */
function hashOf(password: string, nonce: Buffer, used: typeof cost, tagLength: number) {
  return derive("argon2id", { message: password.normalize("NFKC"), nonce, tagLength, ...used });
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
