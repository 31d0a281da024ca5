import type { Testimonial } from "../text/home-text.ts";

const heads: Record<Testimonial["avatar"], { hair: string; colour: string; extra: string }> = {
  bun: {
    hair: "M32 9c6 0 8 4 7 8 8 2 12 8 12 16-6-2-10-5-13-9-6 6-13 8-24 9 0-8 4-14 11-16-1-4 2-8 7-8z",
    colour: "#f2644e",
    extra: "M24 45c5 4 11 4 16 0",
  },
  beard: {
    hair: "M13 30c0-12 8-18 19-18s19 6 19 18c-4-3-6-5-8-9-8 3-14 3-22 0-2 4-4 6-8 9z",
    colour: "#b77b4a",
    extra: "M15 42c4 12 30 12 34 0-6 2-9-2-17-2s-11 4-17 2z",
  },
  glasses: {
    hair: "M32 10c13 0 20 8 20 22 0 8-1 12-3 16-3-8-3-14-5-22-10 1-17-1-22-5-3 6-7 14-7 27-2-4-3-9-3-16 0-14 7-22 20-22z",
    colour: "#7cc36a",
    extra:
      "M18 36c0-7 11-7 11 0s-11 7-11 0M35 36c0-7 11-7 11 0s-11 7-11 0M29 35h6M27 47c4 3 7 3 10 0",
  },
};

/** A face in line art, of which only the hair has been colored so far. */
export function Avatar({ face }: { face: Testimonial["avatar"] }) {
  const { hair, colour, extra } = heads[face];
  return (
    <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
      <g
        fill="#fff"
        stroke="#1f1b18"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M32 14c11 0 18 8 18 19 0 12-8 20-18 20s-18-8-18-20c0-11 7-19 18-19z" />
        <path d={hair} fill={colour} />
        <path d={extra} fill={face === "beard" ? colour : "none"} />
        <path d="M24 35v2M40 35v2" strokeWidth="4" />
      </g>
    </svg>
  );
}
