import { aspectRatios, homeComplexities, isOneOf, styles, themes } from "@colorleaf/domain";
import { useEffect, useEffectEvent } from "react";
import { isSample } from "../../browser/gallery.ts";
import { keepInEntry, readFromEntry } from "../../browser/history-entry.ts";
import { isRecord } from "../../browser/storage.ts";
import type { FormValues } from "./generator/form-values.ts";
import type { Picture } from "./generator/generator-machine.ts";

const name = "generator";
/** Browsers allow 100 changes of an entry in 30 s; who types fast makes more. */
const restMs = 500;

/**
 * Keeps the form and the picture in the history entry, so that whoever comes back from coloring, or
 * changes the language, finds both.
 *
 * @param onFound called once, on arrival, with what was kept
 */
export function useKeptScreen(
  form: FormValues,
  picture: Picture | undefined,
  onFound: (form: FormValues, picture: Picture | undefined) => void,
): void {
  const find = useEffectEvent(() => {
    const kept = readFromEntry(name);
    if (!isRecord(kept) || !isForm(kept.form)) return;
    onFound(kept.form, isSample(kept.picture) ? kept.picture : undefined);
  });
  useEffect(() => find(), []);

  const keep = useEffectEvent(() => {
    // An inline picture is too large for an entry.
    const isInline = picture?.imageUrl.startsWith("data:");
    keepInEntry(name, { form, picture: isInline ? undefined : picture });
  });
  useEffect(() => {
    if (picture) keep();
  }, [picture]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the rest anew
  useEffect(() => {
    const keepNow = () => keep();
    const timer = setTimeout(keepNow, restMs);
    // What is written while a page is being left may come too late for its entry.
    addEventListener("focusout", keepNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", keepNow);
    };
  }, [form, picture]);
}

function isForm(value: unknown): value is FormValues {
  return (
    isRecord(value) &&
    typeof value.description === "string" &&
    isOneOf(aspectRatios, value.aspectRatio) &&
    isOneOf(homeComplexities, value.complexity) &&
    isOneOf(styles, value.style) &&
    (!value.theme || isOneOf(themes, value.theme))
  );
}
