import { portraitsOfFolk } from "./portraits-of-folk.ts";
import { portraitsOfTales } from "./portraits-of-tales.ts";

/**
 * People whose clothes tell who they are, drawn by hand as they stand. By the names of the jointed
 * figures, whose place they take in that pose and mood; everything they do is the figures' business.
 */
export const portraits: Readonly<Record<string, string>> = {
  ...portraitsOfFolk,
  ...portraitsOfTales,
};

/** Of those who come in numbers: with fewer areas, for the smallest children. */
export const plainPortraits: Readonly<Record<string, string>> = {
  // A dwarf: a tall cap, a face above a long beard, a coat down to the boots.
  "dwarf/standing": `
    <path data-part="boot" fill="#b98a5e" d="M34 108H62V124H36Q26 124 28 116Q30 110 34 108ZM66 108H94Q98 110 100 116Q102 124 92 124H66Z"/>
    <path data-part="jacket" fill="#7fb0e8" d="M40 66Q24 72 20 92Q20 100 32 100L34 114H94L96 100Q108 100 108 92Q104 72 88 66Z"/>
    <path data-part="face" fill="#ffe0c8" d="M34 40Q64 28 94 40Q100 46 98 58Q96 74 64 76Q32 74 30 58Q28 46 34 40Z"/>
    <path data-part="beard" fill="#ffffff" d="M30 58Q42 68 52 62Q58 58 64 62Q70 58 76 62Q86 68 98 58Q100 90 64 108Q28 90 30 58Z"/>
    <path data-part="hat" fill="#f2605a" d="M28 48Q36 10 70 2Q78 0 76 8Q92 22 100 48Q64 38 28 48Z"/>
    <circle data-part="eye" fill="#2a2440" cx="52" cy="52" r="3.4"/>
    <circle data-part="eye" fill="#2a2440" cx="76" cy="52" r="3.4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M58 58Q64 52 70 58M54 74Q64 82 74 74M33 106Q32 100 33 96M95 106Q96 100 95 96"/>
  `,
};
