import type { SampleWork, Work } from "@colorleaf/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type MemoryStorage, stubWindow } from "../../tests/fake-window.ts";
import { addWork, defaultSeo, fetchSamples, fillGallery, readGallery } from "./gallery.ts";

let storage: MemoryStorage;
beforeEach(() => {
  storage = stubWindow();
});
afterEach(() => vi.unstubAllGlobals());

function sample(description: string): SampleWork {
  return {
    imageUrl: `/media/${description}.png`,
    description,
    aspectRatio: "1:1",
    complexity: "simple",
    seo: defaultSeo(description, "en"),
  };
}

function work(id: number): Work {
  return { ...sample(`work ${id}`), id: String(id), createdAt: new Date(id).toISOString() };
}

const samples = Array.from({ length: 20 }, (_, index) => sample(`sample ${index}`));

test("16 samples fill an empty gallery once, and stay", () => {
  const { works, isKept } = fillGallery([], samples, "en");
  expect(works).toHaveLength(16);
  expect(isKept).toBe(true);
  expect(new Set(works.map(({ id }) => id)).size).toBe(16);
  expect(readGallery()).toEqual(works);
});

test("samples take only the places that own works leave", () => {
  const { works } = fillGallery([work(1), work(2)], samples, "zh");
  expect(works).toHaveLength(16);
  expect(works.slice(0, 2)).toEqual([work(1), work(2)]);
  expect(works[2]).toMatchObject({ description: "sample 0", sampleLanguage: "zh" });
});

test("a new work goes first and the oldest goes", () => {
  let works: Work[] = [];
  for (let id = 1; id <= 17; id++) works = addWork(works, work(id)).works;
  expect(works.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 16 }, (_, index) => 17 - index),
  );
  expect(readGallery()).toEqual(works);
});

test("with storage full or switched off the works are there but not kept", () => {
  storage.isFull = true;
  expect(addWork([], work(1))).toEqual({ works: [work(1)], isKept: false });
  storage.isOff = true;
  expect(addWork([], work(1)).isKept).toBe(false);
  expect(readGallery()).toEqual([]);
});

test("what is not a work is left out", () => {
  const broken = [null, "x", { ...work(1), aspectRatio: "4:3" }, { ...work(2), seo: {} }, work(3)];
  storage.setItem("latest-works", JSON.stringify(broken));
  expect(readGallery()).toEqual([work(3)]);
  storage.setItem("latest-works", "{ not json");
  expect(readGallery()).toEqual([]);
});

test("samples come in the visitor's language", async () => {
  const fetchMock = vi.fn(async () => Response.json({ samples: [sample("小猫"), { broken: 1 }] }));
  vi.stubGlobal("fetch", fetchMock);
  expect(await fetchSamples("zh")).toEqual([sample("小猫")]);
  expect(fetchMock).toHaveBeenCalledWith("/api/samples?language=zh");
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  await expect(fetchSamples("zh")).rejects.toThrow("500");
});

test("a work without words of its own gets a title and four tips", () => {
  const seo = defaultSeo("", "zh");
  expect(seo.title).toBe("涂色页");
  expect([seo.tip, ...seo.additionalTips]).toHaveLength(4);
});
