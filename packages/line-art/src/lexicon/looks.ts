/**
 * How something looks that we cannot make it look: said to be missing, unless it looks so by nature.
 * Words such as "cute" and "fluffy" are not here: any drawing of ours may pass for that.
 */
import { loadArtwork } from "../artwork/load-artwork.ts";
import { hasEyes, isShown } from "../artwork/show-mood.ts";
import { hasHeadToDress } from "../figure/heads/animal-heads.ts";
import type { Mention, SubjectId } from "../types.ts";
import { hasFace } from "./living.ts";
import { subjectById } from "./subjects.ts";

const rows: readonly { en: RegExp; zh: RegExp; of?: RegExp }[] = [
  {
    en: /^(?:striped|stripy|stripey)$/,
    zh: /^(?:带)?条纹的?$/,
    of: /zebra|tiger|bee$|clownfish|lemur|raccoon|skunk|okapi|badger|boy$|candy|lollipop/,
  },
  {
    en: /^(?:spotted|spotty|speckled)$/,
    zh: /^(?:带)?斑点的?$/,
    of: /giraffe|leopard|cheetah|ladybug|dalmatian|jaguar|deer|mushroom|cow$|butterfly|egg$/,
  },
  { en: /^(?:polka[- ]dot(?:s|ted)?|polka|dotted|dots?)$/, zh: /^(?:带)?(?:波点|圆点)的?$/ },
  { en: /^(?:wet|soaked|soaking)$/, zh: /^湿漉漉的?$/ },
  { en: /^(?:dirty|muddy)$/, zh: /^(?:脏|脏兮兮)的?$/ },
  {
    en: /^(?:hairy|shaggy|long-haired)$/,
    zh: /^(?:长毛|毛发很长)的?$/,
    of: /monster|yeti|yak|spider|tarantula|mammoth|dog$|sheepdog|alpaca|lion$|orangutan/,
  },
  {
    en: /^(?:broken|cracked|ripped|torn|tattered|rusty|patched)$/,
    zh: /^(?:破|破碎|裂开|破烂|破旧|生锈)的?$/,
    of: /ragged|broken/,
  },
  {
    en: /^(?:injured|wounded|hurt|bandaged)$/,
    zh: /^(?:受伤|受了伤)的?$/,
  },
  {
    en: /^(?:long|extra-long)$/,
    zh: /^长长的?$/,
    of: /train|snake|scarf|dragon|dachshund|giraffe|worm|eel|slide|ladder|rope|dress|gown|bridge|river|limousine|necklace|bamboo|noodle|crocodile|robe|wall|horn|boat|bus$|road|python|stilts|coat|bone|branch|carrot|sword|stick|canoe/,
  },
];

export function isLook(word: string): boolean {
  const said = word.toLowerCase();
  return rows.some(({ en, zh }) => en.test(said) || zh.test(said));
}

/** Is this a look that the picture will not show, on whatever comes next? */
export function isUnseenLook(word: string, subject: SubjectId): boolean {
  const said = word.toLowerCase();
  return rows.some(({ en, zh, of }) => (en.test(said) || zh.test(said)) && !of?.test(subject));
}

/** Oysters and sea urchins have no face that shows how they feel. */
export function isUnseenMood({ mood, subject }: Pick<Mention, "mood" | "subject">): boolean {
  const { artwork } = subjectById(subject);
  const isFigure = artwork.set === "figure" || hasHeadToDress(subject);
  if (isFigure || !hasFace(subject)) return false;
  return (isShown(mood) || mood === "sleepy") && !hasEyes(loadArtwork(artwork).shapes);
}
