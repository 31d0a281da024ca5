/** People are known by what they wear and hold, also on pages for small children. */
import { describe, expect, it } from "vitest";
import { pathBounds } from "../artwork/path.ts";
import { figureArtwork, parseFigureName } from "./figure.ts";

/** Parts that stay when areas are joined, as the figure stands on a plain page. */
const tellingOf = (name: string) =>
  figureArtwork(`${name}/standing`, true)
    .shapes.filter(({ telling, part }) => telling && part)
    .map(({ part }) => part!.en);

const roles: readonly (readonly [id: string, ...parts: string[]])[] = [
  ["police-officer", "hat", "badge", "radio"],
  ["traffic-police", "hat", "whistle", "pole"],
  ["crossing-guard", "stop sign", "vest"],
  ["pilot", "hat", "model airplane"],
  ["sea-captain", "hat", "beard", "spyglass"],
  ["driver", "hat", "steering wheel"],
  ["doctor", "stethoscope", "bag", "hat"],
  ["security-guard", "hat", "vest", "radio"],
  ["zookeeper", "hat", "fish", "bucket"],
  ["tourist", "hat", "camera"],
  ["flower-fairy", "flower", "wing"],
  ["soldier", "helmet", "badge"],
  ["knight", "helmet", "shield"],
  ["nurse", "hat", "clipboard"],
  ["dentist", "tooth", "mirror"],
  ["vet", "stethoscope", "puppy"],
  ["coach", "whistle", "clipboard"],
  ["referee", "whistle", "stripe"],
  ["firefighter", "helmet", "badge", "hose"],
  ["builder", "helmet", "hammer"],
  ["welder", "flame"],
  ["wrestler", "mask", "buckle"],
  ["mail-carrier", "letter", "bag"],
  ["courier", "box"],
  ["food-courier", "helmet", "bag"],
  ["street-cleaner", "vest", "broom"],
  ["teacher", "book", "pole"],
  ["chef", "hat", "ladle"],
  ["baker", "hat", "bread"],
  ["waiter", "lid"],
  ["painter", "hat", "palette", "brush"],
  ["farmer", "hat", "pitchfork"],
  ["fisherman", "fishing rod", "fish"],
  ["fishmonger", "fish"],
  ["flower-seller", "flower"],
  ["shopper", "bag"],
  ["cowboy", "hat", "rope"],
  ["sheriff", "hat", "badge"],
  ["goalkeeper", "ball", "glove"],
  ["acrobat", "ball"],
  ["ringmaster", "hat", "ring"],
  ["gnome", "hat", "beard", "lantern"],
  ["leprechaun", "hat", "leaf"],
  ["tailor", "tape measure"],
  ["shoemaker", "boot", "hammer", "beard"],
  ["craftsman", "beard"],
  ["potter", "vase"],
  ["bricklayer", "helmet", "brick", "trowel"],
  ["window-washer", "pail", "blade"],
  ["reporter", "microphone"],
  ["train-conductor", "hat", "whistle"],
  ["porter", "hat", "travelling trunk"],
  ["blind-man", "goggles", "staff"],
  ["castaway", "letter"],
  ["hockey-goalie", "helmet", "leg pad"],
  ["thunder-duke", "drum", "hammer"],
  ["wind-granny", "sack"],
  ["flying-apsara", "ribbon"],
  ["opera-lady", "sleeve"],
  ["grandfather", "beard", "goggles"],
  ["tin-soldier", "hat", "wind-up key", "board"],
];

describe("on plain pages", () => {
  it.each(roles)("who is a %s keeps what tells it", (id, ...known) => {
    expect(tellingOf(id)).toEqual(expect.arrayContaining(known));
  });

  it("no two are told by the same", () => {
    const seen = roles.map(([id]) => [...new Set(tellingOf(id))].toSorted().join());
    expect(seen.filter((one, at) => seen.indexOf(one) !== at)).toEqual([]);
  });

  it.each(["doctor", "scientist", "vet"])("the coat of a %s is open: it is no dress", (id) => {
    const { shapes } = figureArtwork(`${id}/standing`, true);
    const opening = shapes.filter(({ kind, path, part }) => {
      const { width, height } = pathBounds(path);
      return kind === "line" && !part && height > 20 && width < 8;
    });
    expect(opening.length).toBeGreaterThanOrEqual(1);
  });
});

it.each(["police-officer", "pilot", "mail-carrier", "firefighter", "builder", "sea-captain"])(
  "the peak of a %s is clear of the eyes: lines there would run together",
  (id) => {
    const { shapes } = figureArtwork(`${id}/standing`);
    const boxes = (name: RegExp) =>
      shapes.filter(({ part }) => part && name.test(part.en)).map(({ path }) => pathBounds(path));
    const eyes = Math.min(...boxes(/^eye$/).map(({ y }) => y));
    const face = boxes(/^face$/)[0]!;
    const { x, width } = face;
    // What is in front, not a brim that is seen behind the head.
    const inFront = boxes(/^(?:hat|helmet)$/).filter(
      (box) => box.y < face.y && box.width < 3 * width && box.x < x + width,
    );
    const peak = Math.min(...inFront.map((box) => box.y + box.height));
    expect(peak).toBeLessThan(eyes - 2);
  },
);

it("grown-ups have smaller heads than children, as shares of their height", () => {
  const share = (id: string) => {
    const { shapes, box } = figureArtwork(`${id}/standing`);
    return pathBounds(shapes.find(({ part }) => part?.en === "face")!.path).height / box.height;
  };
  expect(share("woman")).toBeLessThan(0.8 * share("boy"));
  expect(share("man")).toBeLessThan(0.8 * share("girl"));
});

it.each(["man", "girl", "grandmother"])(
  "a %s who lies has a knee up and is no fallen doll",
  (id) => {
    const { skeleton, pose } = parseFigureName(`${id}/lying`);
    const [hip, knee, ankle] = skeleton.legs.near.joints;
    // As they stand before they are laid down, forward is up.
    expect(pose.turn).toBe(-90);
    expect(knee.x - hip.x).toBeGreaterThan(10);
    expect(ankle.x).toBeLessThan(knee.x - 4);
  },
);

it.each(["standing", "dancing", "skating"])("a figure skater who is %s has both skates", (pose) => {
  const { shapes } = figureArtwork(`figure-skater/${pose}`, true);
  const skates = shapes.filter(({ part, telling }) => part?.en === "skate" && telling);
  expect(skates.length).toBeGreaterThanOrEqual(2);
});

it.each(["elephant", "baby-elephant"])(
  "the trunk of a %s on its hind legs is seen whole",
  (animal) => {
    const { shapes } = figureArtwork(`${animal}:boy/reading`, true);
    const trunk = shapes.findIndex(({ part, telling }) => part?.en === "nose" && telling);
    const { y, height, width } = pathBounds(shapes[trunk]!.path);
    const book = pathBounds(shapes.find(({ part }) => part?.en === "book")!.path);
    // Raised beside the face, not down behind what is held.
    expect(y).toBeLessThan(book.y - 0.5 * height);
    expect(width).toBeGreaterThan(0.9 * height);
  },
);

it.each(["zebra", "tiger"])("a %s in nothing but its fur has stripes on both sides", (animal) => {
  const { shapes, box } = figureArtwork(`${animal}:boy/reading`, true);
  const stripes = shapes
    .filter(({ part, telling }) => part?.en === "stripe" && telling)
    .map(({ path }) => pathBounds(path))
    .filter(({ y, height }) => y + height / 2 > box.y + 0.6 * box.height);
  expect(stripes.length).toBeGreaterThanOrEqual(4);
});
