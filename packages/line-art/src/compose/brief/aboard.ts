/** Who and what comes along with a boat is in it, too, not beside it in the water. */
import { isBoat } from "../../lexicon/boats.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, Mention, Relation } from "../../types.ts";

/** A ship looks at nothing: "on a ship looking through a telescope" is said of who is on it. */
export function crewed(brief: Brief): Brief {
  const isOn = ({ kind }: Relation) => /^(in|on|riding)$/.test(kind);
  const idle = ({ action = "standing" }: Mention) => action === "standing";
  const shipOf = ({ id }: Mention) =>
    brief.mentions.find(
      (ship) =>
        subjectById(ship.subject).kind === "vehicle" &&
        /^(pointing|watching)$/.test(ship.action ?? "") &&
        brief.relations.some((one) => isOn(one) && one.from === id && one.to[0] === ship.id),
    );
  const watch = brief.mentions.find((one) => isAlive(one.subject) && idle(one) && shipOf(one));
  const ship = watch && shipOf(watch);
  if (!ship) return brief;
  const { action, ...still } = ship;
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      one === ship ? still : one === watch ? { ...one, action: action! } : one,
    ),
    relations: brief.relations.map((one) =>
      one.from === ship.id && one.kind === "beside"
        ? { ...one, kind: "holding", from: watch.id }
        : one,
    ),
  };
}

export function allAboard(brief: Brief): Brief {
  const boats = new Set(
    brief.mentions.filter(({ subject }) => isBoat(subject)).map(({ id }) => id),
  );
  const boarding = brief.relations.find(
    ({ kind, to }) => /^(in|riding|on)$/.test(kind) && boats.has(to[0]!),
  );
  if (!boarding) return brief;
  const crew = brief.relations
    .filter(({ kind, to }) => kind === boarding.kind && to[0] === boarding.to[0])
    .map(({ from }) => from);
  // 爷爷带着小猫划船: nobody has hands for it.
  const isBrought = ({ kind, from, to }: Relation) =>
    /^(holding|beside)$/.test(kind) &&
    crew.includes(from) &&
    brief.mentions.some(
      ({ id, subject, count }) => id === to[0] && count === 1 && isAlive(subject),
    ) &&
    brief.mentions.some(({ id, action }) => id === from && action === "riding");
  const brought = brief.relations.filter(isBrought).flatMap(({ to }) => to);
  const relations = brief.relations.filter((one) => !isBrought(one));
  const isFree = ({ id, subject, action, size }: Mention) =>
    isAlive(subject) &&
    subjectById(subject).habitat === "ground" &&
    subjectById(subject).height < 2.2 &&
    !/big|huge/.test(size) &&
    (action ?? "sitting") === "sitting" &&
    !relations.some(({ from, to }) => from === id || to.includes(id));
  const more = brief.mentions
    .filter((one) => brought.includes(one.id) || isFree(one))
    .map(({ id }): Relation => ({ kind: boarding.kind, from: id, to: boarding.to }));
  return { ...brief, relations: [...relations, ...more] };
}

/** "A pirate ship and a treasure chest": it is aboard, unless somebody is there whose it may be. */
export function stowed(brief: Brief): Brief {
  const { mentions, relations, setting = "sea" } = brief;
  const [ship, ...others] = mentions;
  if (!ship || ship.count > 1 || !isBoat(ship.subject) || setting !== "sea") return brief;
  if (others.some(({ subject }) => isBoat(subject) || isAshore(subject))) return brief;
  const isCargo = ({ id, subject, count }: Mention) =>
    count === 1 &&
    subjectById(subject).kind === "object" &&
    /^(ground|indoor|held)$/.test(subjectById(subject).habitat) &&
    subjectById(subject).height < tallestCargo &&
    !relations.some(({ from, to }) => from === id || to.includes(id));
  const [cargo, ...more] = others.filter(isCargo);
  if (!cargo || more.length > 0) return brief;
  const aboard: Relation = { kind: "in", from: cargo.id, to: [ship.id] };
  return { ...brief, hero: cargo.id, relations: [...relations, aboard] };
}

/** In metres. */
const tallestCargo = 1.5;

const isAshore = (subject: Mention["subject"]) =>
  isAlive(subject) && subjectById(subject).habitat === "ground";
