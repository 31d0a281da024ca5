/** The names that a drawing of ours carries: of its things, and of their parts where these are known. */
import type { Language } from "@colorleaf/domain";

/** Parts that stand round a point are told apart by their angle. */
interface Round {
  x: number;
  y: number;
  count: number;
  /** Angle of the first, in radians clockwise from straight up. */
  turn: number;
}

export interface DrawnName {
  thing: string;
  part?: string;
  round?: Round;
  /** A part like no other in the drawing. */
  isOnly?: boolean;
}

/** A white area of a drawing. */
export interface DrawnArea {
  /** Path data. */
  data: string;
  name: DrawnName | undefined;
}

interface Group {
  name: string | undefined;
  round: Round | undefined;
}

/** In painter's order, with names in one language. */
export function readDrawnAreas(svg: string, language: Language): DrawnArea[] {
  const around: Group[] = [];
  const areas: DrawnArea[] = [];
  const carriers = new Map<string, Set<unknown>>();
  for (const [tag, end, kind] of svg.matchAll(/<(\/?)(g|path)\b[^>]*>/g)) {
    if (kind === "g") {
      if (end) around.pop();
      else around.push(groupOf(tag, language));
    } else if (attributeOf(tag, "fill") === "#fff") {
      const name = nameIn(around);
      const area = { data: attributeOf(tag, "d") ?? "", name };
      areas.push(area);
      if (!name?.part) continue;
      // What stands round a point is one set, of however many shapes.
      const key = keyOf(name);
      carriers.set(key, (carriers.get(key) ?? new Set()).add(name.round ?? area));
    }
  }
  for (const { name } of areas) if (name) name.isOnly = carriers.get(keyOf(name))?.size === 1;
  return areas;
}

const keyOf = ({ thing, part }: DrawnName) => `${thing}/${part}`;

function groupOf(tag: string, language: Language): Group {
  const [x, y, count, turn] = (attributeOf(tag, "data-round") ?? "").split(" ").map(Number);
  const isRound = x !== undefined && y !== undefined && count && turn !== undefined;
  return {
    name: attributeOf(tag, `data-${language}`),
    round: isRound ? { x, y, count, turn } : undefined,
  };
}

/** The outer name is the thing's, the inner one its part's. */
function nameIn(around: readonly Group[]): DrawnName | undefined {
  const [thing, part] = around.filter(({ name }) => name !== undefined);
  if (!thing?.name) return undefined;
  return {
    thing: thing.name,
    ...(part?.name && { part: part.name }),
    ...(part?.round && { round: part.round }),
  };
}

const characters = { quot: '"', lt: "<", gt: ">", amp: "&" } as const;

function attributeOf(tag: string, attribute: string): string | undefined {
  const [, value] = new RegExp(` ${attribute}="([^"]*)"`).exec(tag) ?? [];
  return value?.replaceAll(
    /&(quot|lt|gt|amp);/g,
    (_, name: keyof typeof characters) => characters[name],
  );
}

/** The part at a place of the drawing, with its number where it has one by its angle. */
export function partAt({ part, round }: DrawnName, x: number, y: number): string | undefined {
  if (!part || !round) return part;
  const angle = Math.atan2(x - round.x, round.y - y) - round.turn;
  const place = Math.round((angle / (2 * Math.PI)) * round.count);
  const number = (((place % round.count) + round.count) % round.count) + 1;
  return part.replace("#", String(number));
}
