/** Journeys of somebody of the staff who is signed in. */
import { test as base, expect } from "./journey.ts";
import { owner } from "./owner.ts";

interface SignedIn {
  /** Cookies of a session; one for all journeys of a process, as sign-ins are counted. */
  session: { name: string; value: string }[];
}

export const test = base.extend<object, SignedIn>({
  session: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = "" } = project.use;
      const api = await playwright.request.newContext({ baseURL });
      const headers = { Origin: baseURL };
      const answer = await api.post("/api/staff/sign-in", { data: owner, headers });
      expect(answer.ok()).toBe(true);
      const { cookies } = await api.storageState();
      await api.dispose();
      await use(cookies);
    },
    { scope: "worker" },
  ],
  context: async ({ context, session, baseURL }, use) => {
    await context.addCookies(
      session.map(({ name, value }) => ({ name, value, url: baseURL ?? "" })),
    );
    // Advertisements' frames have no storage.
    await context.addInitScript(() => {
      if (self === top) localStorage.setItem("admin_token", "signed-in");
    });
    await use(context);
  },
});

export { expect, expectNoAxeViolations } from "./journey.ts";
