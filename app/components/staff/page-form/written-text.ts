/** Taking words over into the fields of a page, and back: what somebody typed stays. */
import type { TextValues } from "./form-values.ts";

type Field = keyof TextValues;
const fields: readonly Field[] = [
  "title",
  "description",
  "alt",
  "tags",
  "seoTitle",
  "seoDescription",
];

export type Extent = "empty" | "all";

/**
 * @param asked what stood there when they were asked for: what has been typed since stays
 * @param extent only into fields with nothing in them, or into all
 */
export function takeOver(
  now: TextValues,
  { asked, written, extent }: { asked: TextValues; written: TextValues; extent: Extent },
): TextValues {
  return mixed(now, written, (field) =>
    extent === "empty" ? isEmpty(now[field]) : isSame(now[field], asked[field]),
  );
}

/** What stood there before, but where something else has been typed since. */
export function takeBack(
  now: TextValues,
  { asked, written }: { asked: TextValues; written: TextValues },
): TextValues {
  return mixed(now, asked, (field) => isSame(now[field], written[field]));
}

export function isAnyFilled(text: TextValues): boolean {
  return fields.some((field) => !isEmpty(text[field]));
}

export function isAnyEmpty(text: TextValues): boolean {
  return fields.some((field) => isEmpty(text[field]));
}

function mixed(now: TextValues, other: TextValues, isTaken: (field: Field) => boolean): TextValues {
  const entries = fields.map((field) => [field, isTaken(field) ? other[field] : now[field]]);
  return Object.fromEntries(entries) as unknown as TextValues;
}

function isEmpty(value: TextValues[Field]): boolean {
  return typeof value === "string" ? value.trim() === "" : value.length === 0;
}

function isSame(one: TextValues[Field], other: TextValues[Field]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
