import type { Hono } from "hono";
import type { AdvertisementsService } from "../services/advertisements/advertisements.ts";
import type { WithNonce } from "./security-headers.ts";

/** Who may sell our space, where buyers look for it (IAB Tech Lab, ads.txt 1.1). */
export function addAdsTxt(app: Hono<WithNonce>, advertisements: AdvertisementsService): void {
  app.get("/ads.txt", async (c) => {
    const { text } = await advertisements.adsTxt();
    return text === "" ? c.notFound() : c.text(text, 200, { "Cache-Control": "no-cache" });
  });
}
