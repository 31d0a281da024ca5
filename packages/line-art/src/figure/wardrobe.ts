/** What people put on over the clothes they are known by: things one can name, as changes of a costume. */
import type { SubjectId } from "../types.ts";
import type { Character, Extra } from "./character.ts";
import type { HatName } from "./hats/hats.ts";
import {
  black,
  blue,
  boot,
  green,
  leather,
  pink,
  red,
  shoe,
  violet,
  white,
  yellow,
} from "./palette.ts";

type Change = (character: Character) => Character;

const top =
  (change: Partial<Character["top"]>): Change =>
  (character) => ({ ...character, top: { ...character.top, ...change } });
const bottom =
  (kind: Character["bottom"]["kind"], colour: string): Change =>
  (character) => ({ ...character, bottom: { kind, colour } });
const shoes =
  (kind: Character["shoes"]): Change =>
  (character) => ({ ...character, shoes: kind });
const extra =
  (name: Extra): Change =>
  ({ extras = [], ...character }) => ({ ...character, extras: [...new Set([...extras, name])] });
/** On the head, in place of what was on it: a hat over a bow would show both. */
const hat =
  (name: HatName, ...colours: [string, string]): Change =>
  (character) => ({ ...character, hat: { name, colours } });
const all =
  (...changes: readonly Change[]): Change =>
  (character) =>
    changes.reduce((dressed, change) => change(dressed), character);

const coat = (colour: string) =>
  all(
    top({ kind: "coat", colour, sleeves: "long", sleeveColour: colour, front: "buttons" }),
    extra("coat"),
  );
/** No hood goes over an animal's ears and muzzle. */
const hooded =
  (colour: string): Change =>
  (character) =>
    character.animal ? character : hat("redHood", colour, colour)(character);
const knitwear = (colour: string) =>
  top({ kind: "tee", colour, sleeves: "long", sleeveColour: colour, front: "ribs" });

/** By the thing's subject. */
export const wardrobe: Readonly<Record<SubjectId, Change>> = {
  "womans-hat": hat("sunHat", yellow, pink),
  "billed-cap": hat("cap", blue, white),
  beanie: hat("beanie", red, white),
  "cowboy-hat": hat("cowboy", leather, red),
  "top-hat": hat("topHat", black, red),
  headphone: hat("headphones", red, yellow),
  glasses: extra("glasses"),
  sunglasses: extra("glasses"),
  cape: extra("cape"),
  "angel-wings": extra("wings"),
  "fairy-wings": extra("wings"),
  backpack: extra("pack"),
  apron: extra("apron"),
  "red-scarf": extra("neckerchief"),
  coat: coat(blue),
  "padded-jacket": all(
    top({ kind: "coat", colour: red, sleeves: "long", sleeveColour: red, front: "padded" }),
    bottom("trousers", blue),
  ),
  "baby-bump": extra("bump"),
  raincoat: all(coat(yellow), shoes(boot(yellow)), hooded(yellow)),
  "straw-raincoat": coat(leather),
  poncho: coat(red),
  bathrobe: all(
    top({ kind: "coat", colour: white, sleeves: "long", front: "crossed", frontColour: blue }),
    extra("coat"),
    (character) => ({ ...character, belt: blue }),
  ),
  sweater: knitwear(red),
  hoodie: knitwear(green),
  bellyband: top({ kind: "bodice", colour: red, sleeves: "none" }),
  "t-shirt": top({ kind: "tee", sleeves: "short" }),
  tuxedo: all(
    top({ kind: "coat", colour: violet, sleeves: "long", front: "lapels", frontColour: white }),
    bottom("trousers", violet),
  ),
  pajamas: all(
    top({ kind: "tee", colour: pink, sleeves: "long", sleeveColour: pink, front: "dots" }),
    bottom("trousers", pink),
  ),
  overalls: all(top({ front: "bib", frontColour: blue }), bottom("trousers", blue)),
  jeans: bottom("trousers", blue),
  shorts: bottom("shorts", blue),
  skirt: bottom("skirt", pink),
  dress: all(top({ kind: "bodice" }), bottom("skirt", red)),
  "wedding-dress": all(top({ kind: "bodice", colour: white }), bottom("gown", white)),
  tutu: all(top({ kind: "bodice" }), bottom("tutu", pink)),
  "womans-boot": shoes(boot(leather)),
  "rain-boots": shoes({ ...boot(yellow), rim: white }),
  "cowboy-boots": shoes(boot(leather)),
  "hiking-boot": shoes(boot(leather)),
  "running-shoe": shoes(shoe(red)),
  "mans-shoe": shoes(shoe(leather)),
  "flat-shoe": shoes(shoe(pink)),
  "high-heeled-shoe": shoes(shoe(red)),
  slippers: shoes(shoe(pink)),
  socks: (character) => ({ ...character, socks: white }),
  gloves: (character) => ({ ...character, gloves: red }),
  mittens: (character) => ({ ...character, gloves: red }),
  belt: (character) => ({ ...character, belt: yellow }),
};
