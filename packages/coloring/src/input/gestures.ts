/**
 * What pointers mean: a tap, a stroke, a pinch (which zooms, moves and turns the page), or a palm that
 * means nothing. What turns out to be the beginning of a pinch is taken back whole.
 */
export interface Contact {
  readonly id: number;
  readonly kind: "mouse" | "pen" | "touch";
  /** CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** 0 to 1. */
  readonly pressure: number;
  /** The device has measured it. */
  readonly hasPressure: boolean;
  /** 0 for a pen held upright, 1 for one that lies flat. */
  readonly tilt: number;
  /** Longer side of what touches the glass, in CSS pixels; 0 where it is not known. */
  readonly breadth: number;
}

type Place = Pick<Contact, "x" | "y">;

export interface Hands {
  /** Fingers only move the page. */
  readonly isPenOnly: boolean;
  /** A pointer came down; what follows is one of `onTap`, `onStart` and `onTakeBack`. */
  onPress(contact: Contact): void;
  /** It went up where it came down. */
  onTap(contact: Contact): void;
  onStart(contact: Contact): void;
  /** All places since the last call, the newest last. */
  onMove(contacts: readonly Contact[]): void;
  onEnd(): void;
  /** What the pointer did so far never happened. */
  onTakeBack(): void;
  /** Two pointers move: how much farther apart they are, and by how much they have turned. */
  onPinch(factor: number, angle: number, middle: Place, dx: number, dy: number): void;
  onPan(dx: number, dy: number): void;
}

/** A pointer that stays within this many CSS pixels may still become half of a pinch, or a tap. */
const slackPx = { mouse: 4, pen: 2, touch: 7 };
/** No fingertip is as broad as this. */
const palmPx = 75;
/** Radians that two fingers must turn before the page turns with them: nobody pinches quite straight. */
const turnSlack = 0.22;

type State = "none" | "waiting" | "drawing" | "pinched" | "panning";

export class Gestures {
  hands: Hands;
  #contacts = new Map<number, Contact>();
  #state: State = "none";
  /** Who draws with a pen rests the hand on the glass: from then on fingers only move the page. */
  #hasPen = false;
  /** How far a pinch has turned, and whether that was meant: then it goes on turning, back as well. */
  #turned = 0;
  #isTurning = false;

  constructor(hands: Hands) {
    this.hands = hands;
  }

  down(contact: Contact): void {
    if (isPalm(contact)) return;
    if (contact.kind === "pen") {
      this.#takeBack(this.#state);
      // The palm was there before the pen.
      for (const [id, { kind }] of this.#contacts) if (kind !== "pen") this.#contacts.delete(id);
      this.#hasPen = true;
    }
    this.#contacts.set(contact.id, contact);
    if (this.#contacts.size === 1) {
      const onlyMoves = contact.kind === "touch" && (this.#hasPen || this.hands.isPenOnly);
      this.#state = onlyMoves ? "panning" : "waiting";
      if (!onlyMoves) this.hands.onPress(contact);
      return;
    }
    if (contact.kind === "touch" && this.#isPenDown()) {
      // A hand that is put down beside its pen.
      this.#contacts.delete(contact.id);
      return;
    }
    this.#takeBack(this.#state);
    this.#state = "pinched";
    this.#turned = 0;
    this.#isTurning = false;
  }

  /** @param all the places since the last call, if the device tells more than one */
  move(contact: Contact, all: readonly Contact[] = [contact]): void {
    const before = this.#contacts.get(contact.id);
    if (!before) return;
    if (isPalm(contact)) {
      // A hand that comes down slowly touches with its edge first.
      this.cancel(contact.id);
      return;
    }
    if (this.#state === "waiting" && distance(contact, before) < slackPx[contact.kind]) return;
    this.#contacts.set(contact.id, contact);
    if (this.#state === "panning") this.hands.onPan(contact.x - before.x, contact.y - before.y);
    else if (this.#contacts.size >= 2) this.#pinch(before, contact);
    else if (this.#state === "waiting") {
      this.#state = "drawing";
      this.hands.onStart(before);
      this.hands.onMove([contact]);
    } else if (this.#state === "drawing") this.hands.onMove(all);
  }

  up(id: number): void {
    const contact = this.#contacts.get(id);
    const was = this.#release(id);
    if (was === "waiting" && contact) this.hands.onTap(contact);
    else if (was === "drawing") this.hands.onEnd();
  }

  /** The system has taken the pointer away. */
  cancel(id: number): void {
    this.#takeBack(this.#release(id));
  }

  #takeBack(state: State): void {
    if (state === "waiting" || state === "drawing") this.hands.onTakeBack();
  }

  #release(id: number): State {
    if (!this.#contacts.delete(id)) return "none";
    const was = this.#state;
    this.#state = this.#contacts.size === 0 ? "none" : "pinched";
    return was;
  }

  #pinch(before: Contact, now: Contact): void {
    const [, other] = [...this.#contacts].find(([id]) => id !== now.id)!;
    const turn = angleBetween(before, now, other);
    this.#turned += turn;
    this.#isTurning ||= Math.abs(this.#turned) > turnSlack;
    this.hands.onPinch(
      distance(now, other) / Math.max(1, distance(before, other)),
      this.#isTurning ? turn : 0,
      { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
      (now.x - before.x) / 2,
      (now.y - before.y) / 2,
    );
  }

  #isPenDown(): boolean {
    return [...this.#contacts.values()].some(({ kind }) => kind === "pen");
  }
}

function isPalm({ kind, breadth }: Contact): boolean {
  return kind === "touch" && breadth > palmPx;
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** How far the way from `centre` has turned, in radians. */
function angleBetween(before: Place, now: Place, centre: Place): number {
  const angle =
    Math.atan2(now.y - centre.y, now.x - centre.x) -
    Math.atan2(before.y - centre.y, before.x - centre.x);
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
