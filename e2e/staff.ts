/** Journeys through the staff area: signed in, with eyes on console and accessibility as everywhere. */
import type { Language } from "@colorleaf/domain";
import type { BrowserContext, Cookie, Page } from "@playwright/test";
import type { Hands } from "./hands.ts";
import { test as base, expectNoAxeViolations } from "./journey.ts";
import { Keys } from "./keys.ts";
import { type Person, people } from "./people.ts";
import { Pointer } from "./pointer.ts";

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

export interface HandOption {
  /** What people have in their hands. */
  hand: "keys" | "mouse";
}

interface Fixtures extends HandOption {
  /** Everybody on these journeys is the owner, unless they say otherwise. */
  person: Person | "nobody";
  hands: Hands;
  /** On the screen of somebody else. */
  handsOn: (page: Page) => Hands;
  /** In the names of what a journey makes: its twins make the same on the same server. */
  mark: `${Language}-${HandOption["hand"]}`;
  /** By axe, once: journeys by mouse come to the same screens as those by keyboard. */
  examine: (page: Page) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  person: ["owner", { option: true }],
  hand: ["keys", { option: true }],
  handsOn: async ({ hand }, use) =>
    use((page) => (hand === "keys" ? new Keys(page) : new Pointer())),
  hands: async ({ page, handsOn }, use) => use(handsOn(page)),
  mark: async ({ language, hand }, use) => use(`${language}-${hand}`),
  examine: async ({ hand }, use) =>
    use(hand === "keys" ? expectNoAxeViolations : async () => undefined),
  context: async ({ context, baseURL, person }, use) => {
    if (person !== "nobody") await signIn(context, baseURL!, person);
    await use(context);
  },
});
