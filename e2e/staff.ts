/** Journeys through the staff area: signed in, with eyes on console and accessibility as everywhere. */
import type { BrowserContext, Cookie } from "@playwright/test";
import { test as base } from "./journey.ts";
import { Keys } from "./keys.ts";
import { type Person, people } from "./people.ts";

export * from "./journey.ts";

// Once a worker: signing in is slow on purpose, and few a minute are taken.
const cookies = new Map<string, Promise<Cookie[]>>();

export async function signIn(
  context: BrowserContext,
  baseURL: string,
  person: Person,
): Promise<void> {
  const key = `${baseURL} ${person}`;
  let known = cookies.get(key);
  if (!known) {
    known = (async () => {
      const { email, password } = people[person];
      const response = await context.request.post(`${baseURL}/api/staff/sign-in`, {
        data: { email, password },
        headers: { Origin: baseURL },
      });
      if (!response.ok()) throw new Error(`${email} cannot sign in: ${response.status()}`);
      return (await context.cookies()).filter(({ name }) => name === "colorleaf_staff");
    })();
    cookies.set(key, known);
  }
  await context.addCookies(await known);
  await context.addInitScript(() => {
    // Frames of advertisements have no storage.
    if (self === top) localStorage.setItem("admin_token", "signed-in");
  });
}

/** Everybody on these journeys is the owner, unless they say otherwise. */
export const test = base.extend<{ person: Person | "nobody"; keys: Keys }>({
  person: ["owner", { option: true }],
  keys: async ({ page }, use) => use(new Keys(page)),
  context: async ({ context, baseURL, person }, use) => {
    if (person !== "nobody") await signIn(context, baseURL!, person);
    await use(context);
  },
});
