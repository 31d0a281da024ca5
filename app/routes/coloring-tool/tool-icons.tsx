/** Tools as small drawings, their tips in the color they leave. */
import { toHex } from "@colorleaf/coloring";
import type { ReactNode } from "react";
import { LineIcon } from "../../ui/icons.tsx";
import type { Tool } from "./tools.ts";

const pen = {
  stroke: "#1f1b18",
  strokeWidth: 1.8,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

const drawings: Record<Tool, (tip: string) => ReactNode> = {
  fill: (tip) => (
    <>
      <path d="M5 13 14 4l9 9-8.500 8.500q-1.500 1.200-3 0L5 15z" fill="#fff" />
      <path d="M5.600 13.500h16.600l-7.700 8q-1.500 1.200-3 0l-6-6z" fill={tip} stroke="none" />
      <path d="M5 13 14 4l9 9-8.500 8.500q-1.500 1.200-3 0L5 15zM14 4l-3.500-2" fill="none" />
      <path
        d="M26 18c2 3 2.500 4 2.500 5.300a2.400 2.400 0 0 1-4.900 0C23.600 22 24.300 21 26 18z"
        fill={tip}
      />
    </>
  ),
  brush: (tip) => (
    <>
      <path d="m27 3-12 12 3 3L29 5q0-2-2-2z" fill="#e6c79c" />
      <path d="m15 15 3 3-3 2-2-2z" fill="#cfd4da" />
      <path d="M13 18c-4 0-5 3-5 5s-2 3-4 3c4 3 13 2 13-4z" fill={tip} />
    </>
  ),
  crayon: (tip) => (
    <>
      <path d="m12 25 14-14-5-5L7 20z" fill={tip} />
      <path d="m7 20-3 8 8-3z" fill={tip} />
      <path d="m10 17 5 5M18 9l5 5" fill="none" />
    </>
  ),
  marker: (tip) => (
    <>
      <path d="M10 17 21 6q2-1.500 4 .5t.5 4L15 22z" fill="#fff" />
      <path d="m18 9 5 5 2.500-3.500q1-2-.5-4t-4-.5z" fill={tip} />
      <path d="m10 17 5 5-4 2-3-3z" fill="#cfd4da" />
      <path d="m8 21 3 3-2.500 2.500H4z" fill={tip} />
    </>
  ),
  pencil: (tip) => (
    <>
      <path d="m9 20 14-14 3 3L12 23z" fill="#ffd34e" />
      <path d="m23 6 2-2q1-1 2 0l1 1q1 1 0 2l-2 2z" fill="#ff9fb6" />
      <path d="m9 20 3 3-8 5z" fill="#fff3d6" />
      <path d="m5.500 24.500 2 1.500L4 28z" fill={tip} />
    </>
  ),
  watercolor: (tip) => (
    <>
      <path
        d="M16 3c5 7 8 11 8 15.500a8 8 0 0 1-16 0C8 14 11 10 16 3z"
        fill={tip}
        fillOpacity=".55"
      />
      <path d="M12 18.500c0 3 1.500 4.500 4 4.800" fill="none" stroke="#fff" />
    </>
  ),
  glitter: (tip) => (
    <>
      <path d="m13 5 2.500 7 7 2.500-7 2.500-2.500 7-2.500-7-7-2.500 7-2.500z" fill={tip} />
      <path
        d="m24 3 1 3 3 1-3 1-1 3-1-3-3-1 3-1zM24 21l1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1z"
        fill="#ffd34e"
      />
    </>
  ),
  eraser: () => (
    <>
      <path d="m5 20 12-13q2-2 4 0l5 5q2 2 0 4L15 27H10l-5-4q-1.500-1.500 0-3z" fill="#ff9fb6" />
      <path d="m11 13.500 9 8-5 5.500H10l-5-4q-1.500-1.500 0-3z" fill="#fff" />
      <path d="M10 27h18" fill="none" />
    </>
  ),
  sticker: (tip) => (
    <>
      <path d="M6 5h20q1 0 1 1v13l-8 8H6q-1 0-1-1V6q0-1 1-1z" fill="#fff" />
      <path d="M27 19h-7q-1 0-1 1v7z" fill="#f6f0e2" />
      <path
        d="m15 8 1.900 3.900 4.300.6-3.100 3 .7 4.200-3.800-2-3.800 2 .7-4.200-3.100-3 4.300-.6z"
        fill={tip}
      />
    </>
  ),
  words: (tip) => (
    <>
      <path d="M4 5h24v20h-9l-5 4v-4H4z" fill="#fff" />
      <path
        d="m9 21 5-13h4l5 13h-4l-.900-2.700h-4.300L13 21zm5.800-5.700h2.400L16 11.500z"
        fill={tip}
      />
    </>
  ),
  magic: (tip) => (
    <>
      <path d="m4 25 14-14 3 3L7 28z" fill="#7b4bb7" />
      <path d="m15 14 3-3 3 3-3 3z" fill="#fff" />
      <path
        d="m24 2 1.200 3.200L28.500 6.500l-3.300 1.300L24 11l-1.200-3.200-3.300-1.300 3.300-1.300z"
        fill={tip}
      />
      <path d="M12 4v4M10 6h4M27 16v4M25 18h4" fill="none" />
    </>
  ),
  picker: (tip) => (
    <>
      <path d="m18 10 4 4L10 26H6v-4z" fill="#fff" />
      <path d="m13 20 3 0-6 6H6v-4z" fill={tip} stroke="none" />
      <path d="m18 10 4 4L10 26H6v-4zM6 26l-2 2" fill="none" />
      <path
        d="m16 8 8 8 1.500-1.500-1.500-1.500 3-3q2-2.500 0-4.500t-4.500 0l-3 3-1.500-1.500z"
        fill="#3b3b3b"
      />
    </>
  ),
};

export function ToolIcon({ tool, color, size = 32 }: { tool: Tool; color: number; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" {...pen}>
      {drawings[tool](toHex(color))}
    </svg>
  );
}

const signs = {
  undo: "M9 5 4 10l5 5M4.500 10H15c4 0 6 2.500 6 5.500S18.500 21 15 21h-3",
  redo: "m15 5 5 5-5 5M19.500 10H9c-4 0-6 2.500-6 5.500S5.500 21 9 21h3",
  larger:
    "M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13M15.300 15.300 20 20M10.500 7.700v5.600M7.700 10.500h5.600",
  smaller:
    "M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13M15.300 15.300 20 20M7.700 10.500h5.600",
  turn: "M19.500 12a7.500 7.500 0 1 1-2.300-5.400M19.500 3v4.500H15",
  steps: "M4 12h13M12 6.500l5.500 5.500-5.500 5.500",
  fit: "M4 9V4.500h5M15 4.500h5V9M20 15v4.500h-5M9 19.500H4V15M8.500 9h7v6h-7z",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  help: "M9 9.300c0-2 1.300-3.300 3.100-3.300s3 1.200 3 2.900c0 2.400-3 2.600-3 5.100M12 18h.1",
  menu: "M5 12h.1M12 12h.1M19 12h.1",
  kid: "M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17M9 10h.1M15 10h.1M8 14c1 2 2.500 2.800 4 2.800s3-.8 4-2.800",
  done: "M4.500 12.500 9.500 18 20 6",
  play: "M7 4.500v15l12-7.500z",
  stop: "M6 6h12v12H6z",
} as const;

export type SignName = keyof typeof signs;

export function Sign({ name, size = 24 }: { name: SignName; size?: number }) {
  const dots = name === "menu" && { strokeWidth: 4 };
  return <LineIcon path={signs[name]} size={size} {...dots} />;
}
