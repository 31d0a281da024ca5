/** The words that go with a page: by a language model where there is one, else by our own writer. */
import type { Difficulty, Language, SeoContent, TextAuthor, TextFault } from "@colorleaf/domain";
import type { Drawer } from "../drawing/drawer.ts";
import { noFacts, type PageFacts } from "../drawing/page-facts.ts";
import type { Chat } from "../language-model/chat.ts";
import { parseLabels } from "../language-model/parse-labels.ts";
import { seoMessages, seoOptions } from "../language-model/seo-prompt.ts";
import type { CircuitBreaker } from "../outgoing/circuit-breaker.ts";
import { writeSeoText } from "./seo-text/write-seo-text.ts";

export interface TextRequest {
  description: string;
  language: Language;
  seed: number;
  difficulty: Difficulty;
  /** What is on the page, where that is known already. */
  facts?: PageFacts | undefined;
}

/** A text, and who wrote it; a model that could not is named as the fault. */
export interface SignedText {
  text: SeoContent;
  author: TextAuthor;
  fault?: TextFault;
}

export interface TextWriter {
  /** Always writes; throws only the signal's reason. */
  write(request: TextRequest, signal: AbortSignal): Promise<SeoContent>;
  /** The same, for who wants to know whose words they are. */
  writeSigned(request: TextRequest, signal: AbortSignal): Promise<SignedText>;
  /** By our own writer: for pages that nobody waits for, and that must not cost anything. */
  writeOwn(request: TextRequest): Promise<SeoContent>;
}

export type TextEvent = "written" | "failed" | "unsafe";

export function createTextWriter(parts: {
  drawer: Pick<Drawer, "read">;
  /** Undefined: no language model is set up. */
  model(): Promise<{ chat: Chat; breaker: CircuitBreaker } | undefined>;
  onEvent(event: TextEvent, error?: unknown): void;
}): TextWriter {
  const { drawer, onEvent } = parts;

  async function factsOf({ description, language }: TextRequest): Promise<PageFacts> {
    const read = await drawer.read(description, language);
    return read.ok ? read.facts : noFacts;
  }

  async function ask(
    { description, language }: TextRequest,
    signal: AbortSignal,
  ): Promise<{ texts?: Partial<SeoContent>; fault?: TextFault }> {
    const model = await parts.model();
    if (!model) return {};
    if (!model.breaker.mayTry()) return { fault: "failed" };
    try {
      const answer = await model.chat.complete(
        seoMessages(description, language),
        seoOptions,
        signal,
      );
      model.breaker.succeeded();
      const texts = parseLabels(answer);
      if (!(await isForChildren(texts, language))) {
        onEvent("unsafe");
        return { fault: "unsafe" };
      }
      onEvent("written");
      // An answer in which no part was found is none.
      return Object.keys(texts).length > 0 ? { texts } : { fault: "failed" };
    } catch (error) {
      signal.throwIfAborted();
      model.breaker.failed();
      onEvent("failed", error);
      return { fault: "failed" };
    }
  }

  /** Descriptions are held to the same list. */
  async function isForChildren(texts: Partial<SeoContent>, language: Language): Promise<boolean> {
    for (const text of Object.values(texts).flat()) {
      const read = await drawer.read(text.slice(0, 500), language);
      if (!read.ok && read.reason === "unsafe") return false;
    }
    return true;
  }

  async function writeOwn(request: TextRequest): Promise<SeoContent> {
    return writeSeoText(request.facts ?? (await factsOf(request)), request);
  }

  async function writeSigned(request: TextRequest, signal: AbortSignal): Promise<SignedText> {
    const own = await writeOwn(request);
    const { texts, fault } = await ask(request, signal);
    if (texts) return { text: { ...own, ...texts }, author: "model" };
    return { text: own, author: "built-in", ...(fault && { fault }) };
  }

  return {
    writeOwn,
    writeSigned,
    write: async (request, signal) => (await writeSigned(request, signal)).text,
  };
}
