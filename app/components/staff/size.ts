import { getLocale } from "../../paraglide/runtime.js";

/** A number of bytes for people to read. */
export function sizeText(bytes: number): string {
  const [unit, value] =
    bytes < 1e6
      ? (["kilobyte", bytes / 1e3] as const)
      : bytes < 1e9
        ? (["megabyte", bytes / 1e6] as const)
        : (["gigabyte", bytes / 1e9] as const);
  return new Intl.NumberFormat(getLocale(), {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  }).format(value);
}
