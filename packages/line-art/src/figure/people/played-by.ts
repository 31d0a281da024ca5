/** A role that somebody takes: the girl of "girl pirate" is a girl, in a pirate's clothes. */
import { parts } from "../../lexicon/parts.ts";
import type { Character, Extra } from "../character.ts";
import type { Hair } from "../hair.ts";
import { hatShapes } from "../hats/hats.ts";
import { findCharacter } from "./characters.ts";

const young: ReadonlySet<Character["build"]> = new Set(["child", "toddler", "baby"]);
const ofOldMen: ReadonlySet<Extra> = new Set(["beard", "moustache"]);

/**
 * The name of a figure in that role, for whom see `parseFigureName`: only the role's own where it is
 * theirs anyway, as a nurse is a woman.
 */
export function castAs(who: string, role: string): string {
  const [person, known] = [findCharacter(who), findCharacter(role)];
  if (!person || !known) return role;
  const isTheirs =
    isFeminine(person) === isFeminine(known) && young.has(person.build) === young.has(known.build);
  return isTheirs ? role : `${who}:${role}`;
}

/** The clothes are the role's; the body, the hair and the face are whose they are. */
export function playedBy(person: Character, role: Character): Character {
  const { extras = [], lashes: _lashes, wrinkles: _wrinkles, ...clothes } = role;
  const isAlike = isFeminine(person) === isFeminine(role);
  const isMan = !isFeminine(person);
  return {
    ...clothes,
    build: person.build,
    skin: person.skin,
    hair: isAlike && isTheirs(role) ? role.hair : under(role, person.hair),
    extras: extras.filter((extra) => !ofOldMen.has(extra)),
    ...(person.lashes && { lashes: true }),
    ...(isMan && !isAlike && trousersOf(role)),
  };
}

/** Bald heads and locks to the shoulder are those of old kings and wizards. */
const isTheirs = (role: Character) =>
  isFeminine(role) || (role.hair.back === "none" && role.hair.fringe !== "bald");

/** Pigtails do not go into a helmet. */
function under({ hat }: Character, hair: Hair): Hair {
  const isHelmet = hat && hatShapes(hat.name).behind?.some(({ part }) => part === parts.helmet);
  return isHelmet && hair.back !== "none" ? { ...hair, back: "bob" } : hair;
}

function trousersOf({ top, bottom }: Character): Pick<Character, "top" | "bottom"> {
  return {
    top: top.kind === "bodice" ? { kind: "tee", colour: top.colour, sleeves: "short" } : top,
    bottom: bottom.kind === "tail" ? bottom : { kind: "trousers", colour: bottom.colour },
  };
}

const isFeminine = ({ lashes }: Character) => lashes === true;
