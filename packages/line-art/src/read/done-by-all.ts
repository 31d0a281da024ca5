/** 散步的爷爷和男孩: what stands before 的 is said of all who are listed after it. */
import { isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { isHan, type Token } from "./tokens.ts";

export function doneByAll(tokens: readonly Token[]): Token[] {
  /** What those who are listed do, and who was the first. */
  let said: { deed: Token[]; by: string } | undefined;
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const kind = livingKind(token);
    if (token.type === "verb" && isHan(token) && tokens[at + 1]?.type === "of") {
      const who = tokens.slice(at + 2).find((one) => !isLook(one));
      const by = who && livingKind(who);
      said = by ? { deed: [token, tokens[at + 1]!], by } : undefined;
    } else if (said && kind === said.by && before?.type === "and") return [...said.deed, token];
    else if (!kind && !/^(?:of|and)$/.test(token.type) && !isLook(token)) said = undefined;
    return [token];
  });
}

const isLook = ({ type }: Token) => /^(?:size|mood|colour|build|number|ignored)$/.test(type);

/** 睡觉的猫和狗, but no bird sings with 唱歌的女孩和小鸟, and of 一只狗 nothing is said. */
function livingKind(token: Token): string | undefined {
  return token.type === "subject" && isAlive(token.subject)
    ? subjectById(token.subject).kind
    : undefined;
}
