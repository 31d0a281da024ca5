import fc from "fast-check";
import { expect, it } from "vitest";
import { type Contact, Gestures } from "./gestures.ts";

type Part = Partial<Omit<Contact, "kind">>;

function contact(kind: Contact["kind"], id: number, x: number, y: number, part: Part = {}) {
  return { id, kind, x, y, pressure: 0.5, hasPressure: false, tilt: 0, breadth: 20, ...part };
}
const finger = (id: number, x: number, y: number, part?: Part) => contact("touch", id, x, y, part);
const pen = (id: number, x: number, y: number) => contact("pen", id, x, y);

/** Notes down what the hand was told, and keeps what a page would show of it. */
function hand(isPenOnly = false) {
  const told: string[] = [];
  const page = { isPressed: false, isDrawing: false, strokes: 0, angle: 0, factor: 1 };
  const tell = (what: string, change: Partial<typeof page> = {}) => {
    told.push(what);
    Object.assign(page, change);
  };
  const gestures = new Gestures({
    isPenOnly,
    onPress: () => tell("press", { isPressed: true }),
    onTap: () => tell("tap", { isPressed: false, strokes: page.strokes + 1 }),
    onStart: () => tell("start", { isPressed: false, isDrawing: true }),
    onMove: () => tell("move"),
    onEnd: () => tell("end", { isDrawing: false, strokes: page.strokes + 1 }),
    onTakeBack: () => tell("take back", { isPressed: false, isDrawing: false }),
    onPinch: (by, turn) => tell("pinch", { factor: page.factor * by, angle: page.angle + turn }),
    onPan: () => tell("pan"),
  });
  return { gestures, told, page };
}

it("a finger that goes down and up taps; one that moves draws", () => {
  const { gestures, told } = hand();
  gestures.down(finger(1, 10, 10));
  gestures.move(finger(1, 12, 11));
  gestures.up(1);
  gestures.down(finger(1, 10, 10));
  gestures.move(finger(1, 40, 10));
  gestures.up(1);
  expect(told).toEqual(["press", "tap", "press", "start", "move", "end"]);
});

it("a pinch or a cancel in mid-stroke leaves no trace, whatever the fingers do then", () => {
  const step = fc.record({ id: fc.constantFrom(1, 2), x: fc.nat(300), y: fc.nat(300) });
  const ends = fc.constantFrom("up" as const, "cancel" as const);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), ends, ends, (steps, first, second) => {
      const { gestures, page } = hand();
      gestures.down(finger(1, 10, 10));
      gestures.move(finger(1, 60, 10));
      gestures.down(finger(2, 120, 120));
      for (const { id, x, y } of steps) gestures.move(finger(id, x, y));
      gestures[first](1);
      for (const { x, y } of steps) gestures.move(finger(2, x, y));
      gestures[second](2);
      expect(page).toMatchObject({ isPressed: false, isDrawing: false, strokes: 0 });
    }),
  );
  const { gestures, told } = hand();
  gestures.down(finger(1, 10, 10));
  gestures.move(finger(1, 60, 10));
  gestures.cancel(1);
  expect(told).toEqual(["press", "start", "move", "take back"]);
});

it("what pressing did is taken back when it was the beginning of a pinch, or is cancelled", () => {
  for (const end of ["pinch", "cancel"]) {
    const { gestures, told } = hand();
    gestures.down(finger(1, 10, 10));
    if (end === "pinch") gestures.down(finger(2, 120, 120));
    else gestures.cancel(1);
    gestures.up(1);
    gestures.up(2);
    expect(told).toEqual(["press", "take back"]);
  }
});

it("two fingers that turn turn the page; a pinch that is nearly straight does not", () => {
  const around = (degrees: number) => {
    const { gestures, page } = hand();
    gestures.down(finger(1, 0, 0));
    gestures.down(finger(2, 100, 0));
    for (let at = 1; at <= degrees; at++) {
      const angle = (at * Math.PI) / 180;
      gestures.move(finger(2, 100 * Math.cos(angle), 100 * Math.sin(angle)));
    }
    return page;
  };
  expect(around(8).angle).toBe(0);
  const { angle, factor } = around(90);
  expect(angle).toBeGreaterThan(1.2);
  expect(angle).toBeLessThan(Math.PI / 2);
  expect(factor).toBeCloseTo(1);
});

it("a palm draws nothing: neither before the pen, nor beside it, nor after it", () => {
  const { gestures, told } = hand();
  gestures.down(finger(1, 200, 300));
  gestures.move(finger(1, 230, 300));
  gestures.down(pen(2, 100, 100));
  gestures.move(finger(1, 260, 300));
  gestures.move(pen(2, 140, 100));
  gestures.down(finger(3, 220, 320));
  gestures.move(pen(2, 160, 100));
  gestures.up(3);
  gestures.up(2);
  gestures.up(1);
  const stroke = ["press", "start", "move"];
  expect(told).toEqual([...stroke, "take back", ...stroke, "move", "end"]);
  gestures.down(finger(4, 200, 300));
  gestures.move(finger(4, 230, 300));
  gestures.up(4);
  expect(told.slice(9)).toEqual(["pan"]);
});

it("what touches as broadly as a palm is none of ours, and takes back what its edge began", () => {
  const { gestures, told } = hand();
  gestures.down(finger(1, 10, 10, { breadth: 120 }));
  gestures.up(1);
  expect(told).toEqual([]);
  gestures.down(finger(2, 10, 10));
  gestures.move(finger(2, 40, 10));
  gestures.move(finger(2, 50, 10, { breadth: 120 }));
  gestures.up(2);
  expect(told).toEqual(["press", "start", "move", "take back"]);
});

it("where only the pen draws, fingers move the page and tap nothing", () => {
  const { gestures, told } = hand(true);
  gestures.down(finger(1, 10, 10));
  gestures.up(1);
  gestures.down(finger(1, 10, 10));
  gestures.move(finger(1, 40, 10));
  gestures.up(1);
  expect(told).toEqual(["pan"]);
  gestures.down(contact("mouse", 2, 10, 10));
  gestures.up(2);
  expect(told).toEqual(["pan", "press", "tap"]);
});
