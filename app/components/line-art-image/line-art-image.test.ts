import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubWindow } from "../../../tests/fake-window.ts";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { fetchLineArt } from "./fetch-line-art.ts";
import { refreshedAddress } from "./refreshed-address.ts";
import { invert } from "./turn-around.ts";

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  stubWindow();
  vi.stubGlobal("fetch", fetchMock.mockReset());
});
afterEach(() => {
  overwriteGetLocale(() => "en");
  vi.unstubAllGlobals();
});

test.each([
  ["/media/a.png", "https://colorleaf.example/media/a.png?t=7"],
  ["https://a.example/b.png?size=2", "https://a.example/b.png?size=2&t=7"],
  ["https://a.example/b.png?t=3", "https://a.example/b.png?t=7"],
  ["data:image/png;base64,AA", "data:image/png;base64,AA"],
  ["blob:https://colorleaf.example/1", "blob:https://colorleaf.example/1"],
])("only http addresses get a timestamp: %s", (address, refreshed) => {
  expect(refreshedAddress(address, 7)).toBe(refreshed);
});

test("a picture that did not arrive is asked for past the cache", async () => {
  fetchMock.mockResolvedValueOnce(new Response("picture"));
  expect(await (await fetchLineArt("/media/a.png")).text()).toBe("picture");
  expect(fetchMock.mock.calls[0]?.[0]).toMatch(/\/media\/a\.png\?t=\d+$/);
});

test.each([
  ["en", "Failed to load image"],
  ["zh", "图片加载失败"],
] as const)(
  "why it does not arrive is said in %s, with what the server says",
  async (locale, sentence) => {
    overwriteGetLocale(() => locale);
    const colon = locale === "en" ? ": " : "：";
    const answer = (status: number, statusText: string) =>
      fetchMock.mockResolvedValueOnce(new Response(null, { status, statusText }));
    answer(404, "Not Found");
    await expect(fetchLineArt("/media/a.png")).rejects.toThrow(`${sentence}${colon}404 Not Found`);
    answer(503, "");
    await expect(fetchLineArt("/media/a.png")).rejects.toThrow(`${sentence}${colon}503`);
    fetchMock.mockRejectedValueOnce(new TypeError("network"));
    await expect(fetchLineArt("/media/a.png")).rejects.toThrow(new Error(sentence));
    await expect(fetchLineArt("data:image/png;base64,AA")).rejects.toThrow(new Error(sentence));
    expect(fetchMock).toHaveBeenCalledTimes(3);
  },
);

test("inverting leaves what is transparent transparent", () => {
  const data = Uint8ClampedArray.of(0, 10, 255, 0, 1, 2, 3, 255);
  invert(data);
  expect([...data]).toEqual([255, 245, 0, 0, 254, 253, 252, 255]);
});
