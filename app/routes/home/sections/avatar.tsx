import type { Testimonial } from "../text/home-text.ts";
import beard from "./avatars/beard.svg";
import bun from "./avatars/bun.svg";
import glasses from "./avatars/glasses.svg";

const faces: Record<Testimonial["avatar"], string> = { beard, bun, glasses };

/** A face in line art, of which only the hair has been colored so far. */
export function Avatar({ face }: { face: Testimonial["avatar"] }) {
  return <img src={faces[face]} width="64" height="64" alt="" loading="lazy" />;
}
