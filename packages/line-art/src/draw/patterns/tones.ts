/** The reference colours of a pattern. */
import { channels, fromChannels } from "../../artwork/colour.ts";

const accents = ["#f4a6c0", "#f7d070", "#b9a2e6", "#f5b183", "#8fd0d8"] as const;

/** Of a pattern on this colour: lighter, an accent, and paler still. */
export function tonesOf(colour: string): readonly string[] {
  const [r, g, b] = channels(colour);
  const mixed = (other: string, share: number) => {
    const [r2, g2, b2] = channels(other);
    return fromChannels(r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share);
  };
  const accent = accents[(r + 3 * g + 7 * b) % accents.length]!;
  return [mixed("#ffffff", 0.4), mixed(accent, 0.65), mixed("#ffffff", 0.75)];
}
