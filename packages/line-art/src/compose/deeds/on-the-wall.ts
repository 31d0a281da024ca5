/** Pictures, clocks and windows that are said to be on a wall hang on that of a room. */
import { pathBounds } from "../../artwork/path.ts";
import { homeOf } from "../../lexicon/homes.ts";
import { parts } from "../../lexicon/parts.ts";
import { isRoom } from "../../lexicon/rooms.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Box, Brief, Mention, Relation, SettingId } from "../../types.ts";
import type { Cluster } from "../groups/cluster.ts";
import { isOutOfDoors } from "../page/at-their-work.ts";
import type { Stage } from "../page/stage.ts";
import { sceneries } from "../settings/settings.ts";

/** What is on a wall hangs there: the room has a wall. */
export function hungUp(brief: Brief): Brief {
  const wall = brief.mentions.find(
    ({ subject, phrase }) => subject === "brick-wall" && /^(?:wall|墙|墙壁)$/i.test(phrase),
  );
  const isOnIt = (id: string) =>
    brief.relations.some(
      ({ kind, from, to }) => /^(on|in-front-of)$/.test(kind) && from === id && to[0] === wall?.id,
    );
  // A cat that looks at a picture on the wall is not up there itself.
  const isSeenThere = (id: string) =>
    brief.relations.some(
      ({ kind, from, to }) => /^(beside|under)$/.test(kind) && to[0] === id && isOnIt(from),
    );
  // A girl at her homework "with a clock on the wall" is not on it, and has no clock in hand.
  const isWithOneThere = ({ id, subject }: Mention) =>
    isUsedAs("wall-hung", subject) &&
    brief.relations.some(
      ({ kind, from, to }) => kind === "holding" && to[0] === id && isOnIt(from),
    );
  const hangs = (one: Mention) =>
    /object|clothing|symbol/.test(subjectById(one.subject).kind) &&
    (isOnIt(one.id) || isSeenThere(one.id) || isWithOneThere(one));
  const hung = brief.mentions.filter(hangs);
  if (!wall || hung.length === 0) return brief;
  const { hero, ...rest } = brief;
  return {
    ...rest,
    ...(hero !== undefined && { hero: hero === wall.id ? hung[0]!.id : hero }),
    setting: brief.setting ?? "living-room",
    mentions: brief.mentions
      .filter((one) => one !== wall)
      .map((one) => (hung.includes(one) ? { ...one, action: "hanging" } : one)),
    relations: brief.relations.filter(
      ({ to }) => to[0] !== wall.id && !hung.some(({ id }) => id === to[0]),
    ),
  };
}

/** Lanterns that somebody came to see hang overhead. */
export function lanternsOverhead(brief: Brief): Brief {
  const isLooking = (id: string) =>
    brief.mentions.some((one) => one.id === id && one.action === "watching");
  const seen = brief.relations.filter(({ kind, from }) => kind === "beside" && isLooking(from));
  const isSeen = ({ id, subject }: Mention) =>
    /(?:^|-)lantern$/.test(subject) &&
    seen.some(({ to }) => to[0] === id) &&
    brief.relations.filter(({ from, to }) => from === id || to.includes(id)).length === 1;
  const lanterns = brief.mentions.filter(isSeen);
  const isOfThem = ({ to }: Relation) => lanterns.some(({ id }) => id === to[0]);
  return {
    ...brief,
    relations: brief.relations.filter((one) => !isOfThem(one)),
    mentions: brief.mentions.map((one) =>
      lanterns.includes(one) ? { ...one, action: "hanging", count: Math.max(3, one.count) } : one,
    ),
  };
}

/** Clocks and pictures of which nobody says where they are hang in a room, too. */
export function hungByThemselves(brief: Brief): Brief {
  const { mentions, relations, setting } = brief;
  const isFree = ({ id, subject, action }: Mention) =>
    isUsedAs("wall-hung", subject) &&
    action === undefined &&
    !relations.some(({ from, to }) => from === id || to.includes(id));
  const isIndoors = setting
    ? isRoom(setting)
    : !isOutOfDoors(brief) && mentions.every(({ subject }) => homeOf(subject) === undefined);
  if (!isIndoors || mentions.every(isFree)) return brief;
  const hung = mentions.filter(isFree);
  return {
    ...brief,
    ...(hung.some(({ subject }) => subjectById(subject).habitat !== "indoor") && {
      setting: setting ?? "living-room",
    }),
    mentions: mentions.map((one) => (hung.includes(one) ? { ...one, action: "hanging" } : one)),
  };
}

export function isHung({ root }: Cluster): boolean {
  return root.action === "hanging";
}

/** What is on the wall of a room already. */
export function fittingsOf(setting: SettingId, stage: Stage): Box[] {
  const backdrop = sceneries[setting]?.backdrop(stage) ?? [];
  return backdrop
    .filter(({ id }) => /^(window|shelf|board|mirror|sign|porthole)(-\d)?$/.test(id))
    .map(({ box }) => box);
}

/** Through a smaller window the moon is not seen: it hangs in the room. In `unit`s of the stage. */
const wideWindow = 0.3;

/** The sky as it is seen from a room with a large window: its panes. */
export function outlookOf(setting: SettingId, stage: Stage): Box | undefined {
  const backdrop = sceneries[setting]?.backdrop(stage) ?? [];
  const window = backdrop.find(({ id }) => id === "window");
  const glass = window?.shapes.find(({ part }) => part === parts.porthole);
  if (glass) return squareIn(pathBounds(glass.path));
  const panes = window?.shapes.filter(({ part }) => part === parts.pane) ?? [];
  const seen = pathBounds(...panes.map(({ path }) => path));
  return seen.height > wideWindow * stage.unit ? seen : undefined;
}

export function panesOf(setting: SettingId, stage: Stage): Box[] {
  const backdrop = sceneries[setting]?.backdrop(stage) ?? [];
  const window = backdrop.find(({ id }) => id === "window");
  return (window?.shapes ?? [])
    .filter(({ part }) => part === parts.pane)
    .map(({ path }) => pathBounds(path));
}

/** What parts the panes of a window: no star hangs before it. */
export function barsOf(setting: SettingId, stage: Stage): Box[] {
  const panes = panesOf(setting, stage);
  return panes.slice(1).map((pane, i) => {
    const end = panes[i]!.x + panes[i]!.width;
    return { x: end, y: pane.y, width: pane.x - end, height: pane.height };
  });
}

/** The largest in a round window. */
function squareIn({ x, y, width, height }: Box): Box {
  const edge = (1 - Math.SQRT1_2) / 2;
  return {
    x: x + edge * width,
    y: y + edge * height,
    width: Math.SQRT1_2 * width,
    height: Math.SQRT1_2 * height,
  };
}
