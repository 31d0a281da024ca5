/** Words for a page, for staff to look through: by the language model, or by the built-in writer. */
import type { PageTextRequest, WrittenPageText } from "@colorleaf/domain";
import type { Drawer } from "../../drawing/drawer.ts";
import { noFacts } from "../../drawing/page-facts.ts";
import { pageTextOf, searchTextOf } from "../seo-text/page-text.ts";
import type { SignedText, TextWriter } from "../text-writer.ts";

/** Somebody sits in front of it, and there is a text without the model. */
const patienceMs = 25_000;

export function createPageTexts(parts: {
  drawer: Pick<Drawer, "read">;
  texts: Pick<TextWriter, "writeSigned" | "writeOwn">;
}) {
  const { drawer, texts } = parts;
  return {
    /** Throws only the signal's reason. */
    async write(request: PageTextRequest, stopped: AbortSignal): Promise<WrittenPageText> {
      const { difficulty, description, language, seed } = request;
      const read = await drawer.read(description, language);
      const facts = read.ok ? read.facts : noFacts;
      const about = { description, language, seed, difficulty, facts };
      const patience = AbortSignal.timeout(patienceMs);
      const { text, ...by } = await texts
        .writeSigned(about, AbortSignal.any([stopped, patience]))
        .catch(async (error: unknown): Promise<SignedText> => {
          if (stopped.aborted || !patience.aborted) throw error;
          return { text: await texts.writeOwn(about), author: "built-in", fault: "failed" };
        });
      return { text: { ...pageTextOf(text, facts, language), ...searchTextOf(text) }, ...by };
    },
  };
}

export type PageTextService = ReturnType<typeof createPageTexts>;
