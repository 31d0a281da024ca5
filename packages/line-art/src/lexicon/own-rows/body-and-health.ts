import type { Row } from "../own-subjects.ts";

/** At the doctor's, and what is inside us. */
export const bodyAndHealthRows: readonly Row[] = [
  [
    "eye-chart",
    "eye chart|eye test|vision chart",
    "视力表|视力检查表",
    "object",
    "indoor",
    1,
    "front",
  ],
  [
    "x-ray",
    "X-ray|x-ray|xray|x ray|hand x-ray",
    "光片|X光片|X光|爱克斯光片",
    "object",
    "indoor",
    0.5,
    "front",
  ],
  ["lungs", "lungs|lung", "肺|肺部|双肺", "object", "held", 0.3, "front"],
  [
    "human-heart",
    "human heart|heart organ|anatomical heart",
    "心脏|人的心脏",
    "object",
    "held",
    0.15,
    "front",
  ],
  [
    "moustache",
    "moustache|mustache|paper mustache",
    "小胡子|八字胡|假胡子",
    "object",
    "held",
    0.1,
    "front",
  ],
  ["lips", "lips|lipstick kiss|kissing lips", "嘴唇|红唇|唇印", "object", "held", 0.08, "front"],
  [
    "bandage-roll",
    "bandage|bandage roll|gauze|bandages",
    "绷带|纱布|一卷绷带",
    "object",
    "held",
    0.1,
    "front",
  ],
];
