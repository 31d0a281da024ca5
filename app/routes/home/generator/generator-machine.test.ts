import { additionalTipsByDefault } from "@colorleaf/domain";
import { expect, test } from "vitest";
import {
  type GeneratorEvent,
  type GeneratorState,
  idle,
  isGenerating,
  nextState,
  type Picture,
} from "./generator-machine.ts";

const request = { description: "a cat", aspectRatio: "1:1", complexity: "simple" } as const;
const picture: Picture = {
  ...request,
  imageUrl: "/media/cat.png",
  seo: {
    title: "A cat",
    description: "A cat to color",
    keywords: [],
    tip: additionalTipsByDefault.en[0],
    additionalTips: [],
  },
};
const submit: GeneratorEvent = { type: "submit", request };
const failed: GeneratorEvent = { type: "failed", imageUrl: "data:,face", message: "Sorry" };

function after(...events: GeneratorEvent[]): GeneratorState {
  return events.reduce(nextState, idle);
}

test("is busy from the click until the picture itself has arrived", () => {
  const succeeded: GeneratorEvent = { type: "succeeded", picture };
  expect(isGenerating(after())).toBe(false);
  expect(isGenerating(after(submit))).toBe(true);
  expect(isGenerating(after(submit, succeeded))).toBe(true);
  expect(isGenerating(after(submit, succeeded, { type: "pictureLoaded" }))).toBe(false);
  expect(after(submit, succeeded, { type: "pictureLoaded" })).toEqual({ phase: "result", picture });
});

test("a second click while busy starts nothing new", () => {
  const state = after(submit);
  expect(nextState(state, { type: "submit", request: { description: "a dog" } })).toBe(state);
});

test("a failure shows the fallback face, whether drawing or loading the picture failed", () => {
  const fallback = { phase: "fallback", request, imageUrl: "data:,face", message: "Sorry" };
  expect(after(submit, failed)).toEqual(fallback);
  expect(after(submit, { type: "succeeded", picture }, failed)).toEqual(fallback);
  expect(isGenerating(after(submit, failed))).toBe(false);
});

test("after a refusal or a failure one can simply try again", () => {
  const refused: GeneratorEvent = {
    type: "refused",
    refusal: { message: "Not for children", alternatives: [] },
  };
  expect(after(submit, refused).phase).toBe("refused");
  expect(after(submit, refused, submit).phase).toBe("generating");
  expect(after(submit, failed, submit).phase).toBe("generating");
});

test("Create New resets everything, and late answers change nothing then", () => {
  const late: GeneratorEvent[] = [
    { type: "succeeded", picture },
    { type: "progress", isDescribing: true, progress: 0.9 },
    { type: "pictureLoaded" },
    failed,
  ];
  for (const event of late) expect(after(submit, { type: "clear" }, event)).toEqual(idle);
});

test("a work from the gallery opens at once, but never under a running generation", () => {
  const open: GeneratorEvent = { type: "open", picture };
  expect(after(open)).toEqual({ phase: "result", picture });
  expect(after(submit, open).phase).toBe("generating");
});
