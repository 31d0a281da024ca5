import { expect, test } from "vitest";
import { formValuesFrom, requestFrom } from "./form-values.ts";

test("the address fills in the description, and the paper only where it is a known one", () => {
  const from = (query: string) => formValuesFrom(new URLSearchParams(query));
  expect(from("description=a+cat&aspectRatio=16:9")).toMatchObject({
    description: "a cat",
    aspectRatio: "16:9",
  });
  expect(from("aspectRatio=4:3").aspectRatio).toBe("1:1");
  expect(from("").description).toBe("");
});

test("the request is trimmed and leaves the theme out where any will do", () => {
  const values = formValuesFrom(new URLSearchParams({ description: "  a cat \n" }));
  expect(requestFrom(values, "zh")).toEqual({
    description: "a cat",
    aspectRatio: "1:1",
    complexity: "simple",
    style: "cartoon",
    language: "zh",
  });
});
