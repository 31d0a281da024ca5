import type { KeyboardEvent } from "react";
import { type Hand, largest, sizedTool, smallest, toolKeys } from "./tools.ts";
import { turnStep, zoomStep } from "./use-view.ts";

interface Keyed {
  walk(step: 1 | -1): void;
  fill(): void;
  pickNumber(number: number): void;
  hand: Hand;
  change(part: Partial<Hand>): void;
  undo(): void;
  redo(): void;
  zoom(factor: number): void;
  turn(angle: number): void;
  showWhole(): void;
  toggleHelp(kind: "hints" | "numbers"): void;
  openHelp(): void;
  isKid: boolean;
}

const arrows: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** All keys of the studio. Arrows and Enter belong to the picture, letters work on every button too. */
export function onStudioKey(keyed: Keyed) {
  return (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (target.closest("dialog, select, input:not([type=radio], [type=checkbox])")) return;
    const isOnPicture = target.closest("[data-picture]") !== null;
    if (doKey(event, isOnPicture, keyed)) event.preventDefault();
  };
}

function doKey(event: KeyboardEvent, isOnPicture: boolean, keyed: Keyed): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === "z" && !event.shiftKey) keyed.undo();
    else if (key === "y" || key === "z") keyed.redo();
    else return false;
    return true;
  }
  if (event.altKey) return false;
  if (isOnPicture && arrows[key]) keyed.walk(arrows[key]);
  else if (isOnPicture && (key === "Enter" || key === " ")) keyed.fill();
  else if (/^[1-9]$/.test(key)) keyed.pickNumber(Number(key));
  else if (key === "+" || key === "=") keyed.zoom(zoomStep);
  else if (key === "-") keyed.zoom(1 / zoomStep);
  else if (key === ",") keyed.turn(-turnStep);
  else if (key === ".") keyed.turn(turnStep);
  else if (key === "0") keyed.showWhole();
  else if (!keyed.isKid) return doLetter(key, keyed);
  else return false;
  return true;
}

function doLetter(key: string, { hand, change, toggleHelp, openHelp }: Keyed): boolean {
  if (toolKeys[key]) change({ tool: toolKeys[key] });
  else if (key === "[" || key === "]") {
    const sized = sizedTool(hand.tool);
    if (!sized) return false;
    const size = hand.sizes[sized] + (key === "]" ? 12 : -12);
    const within = Math.min(largest, Math.max(smallest, size));
    change({ sizes: { ...hand.sizes, [sized]: within } });
  } else if (key === "l") change({ staysInside: !hand.staysInside });
  else if (key === "h") toggleHelp("hints");
  else if (key === "n") toggleHelp("numbers");
  else if (key === "?") openHelp();
  else return false;
  return true;
}
