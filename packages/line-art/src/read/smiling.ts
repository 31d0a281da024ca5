/** "…, all with smiling faces", 每个都有笑脸: said of the things that were named before. */
import { isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { Brief } from "../types.ts";

const adjective = "(?:an? |big |little |cute |friendly |happy |silly |smiling |smiley )*";

const said = [
  new RegExp(
    `,? ?(?:and )?(?:(?:they |each of them |all of them |each one |every one |each |all )+(?:has |have |having |with |should have |need )|(?:everything|everyone) (?:has |with )|all (?:of them )?)(?:${adjective}(?:faces?|smiles?)|smiling|smiley|with faces)(?= |$|[.,!])`,
    "gi",
  ),
  /[，,]?(?:(?:每|各)(?:一)?[个只辆朵颗样种位]?(?:车|垃圾桶|水果|蔬菜|云朵?)?(?:的?上面?)?|上面?|它们|他们|全|大家)?都?(?:要)?(?:有|带着?|画着?|长着)(?:一?[张个双])?(?:可爱|大大|开心|微笑)?的?(?:笑脸|小脸|笑容|表情|微笑的脸)(?:的?那种|的)?(?=$|[，,。！!])/gu,
];

/** @returns the description without it, and whether it was there */
export function setSmilesAside(text: string): { rest: string; areSmiling: boolean } {
  const rest = said.reduce((left, one) => left.replace(one, ""), text);
  return rest.trim() === ""
    ? { rest: text, areSmiling: false }
    : { rest, areSmiling: rest !== text };
}

export function smile(brief: Brief): void {
  for (const one of brief.mentions)
    if (
      !isAlive(one.subject) &&
      /vehicle|food|plant|object|sky|building/.test(subjectById(one.subject).kind)
    )
      one.mood ??= "happy";
}
