import { Hono } from "hono";
import { expect, it } from "vitest";
import type { PagePictures } from "../services/catalogue/page-pictures.ts";
import type { Media } from "../services/media.ts";
import { addPictures } from "./pictures.ts";
import type { WithNonce } from "./security-headers.ts";

const path = "/pictures/cat/0123456789ab/line-480.webp";
const found = {
  picture: { key: "key", colourKey: "key", isVector: true },
  digest: "0123456789ab",
};
const media = { get: async () => new Uint8Array([1]) } as unknown as Media;

it("a picture that takes long to draw lets go of its connection, and is there when asked again", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof found>();
  const app = new Hono<WithNonce>();
  addPictures(app, { find: () => promise } as unknown as PagePictures, media);
  const ask = () => app.request(path, { headers: { "Sec-Fetch-Dest": "image" } });
  const first = await ask();
  expect(first.status).toBe(302);
  expect(first.headers.get("Location")).toBe(`${path}?again=1`);
  expect(first.headers.get("Cache-Control")).toBe("no-store");
  resolve(found);
  expect((await ask()).status).toBe(200);
});

it("a browser that follows no more answers waits to the end", async () => {
  const app = new Hono<WithNonce>();
  const find = () => new Promise((resolve) => setTimeout(resolve, 3500, found));
  addPictures(app, { find } as unknown as PagePictures, media);
  const headers = { "Sec-Fetch-Dest": "image" };
  expect((await app.request(`${path}?again=14`, { headers })).status).toBe(302);
  expect((await app.request(`${path}?again=15`, { headers })).status).toBe(200);
});

it("what is no image of a screen is waited for to the end", async () => {
  const app = new Hono<WithNonce>();
  const find = () => new Promise((resolve) => setTimeout(resolve, 3500, found));
  addPictures(app, { find } as unknown as PagePictures, media);
  expect((await app.request(path)).status).toBe(200);
});
