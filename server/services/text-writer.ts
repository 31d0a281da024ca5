/** The words that go with a page: by a language model where there is one, else by our own writer. */
import type { Complexity, Language, SeoContent } from "@colorleaf/domain";
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
  complexity: Complexity;
  /** What is on the page, where that is known already. */
  facts?: PageFacts | undefined;
}

export interface TextWriter {
  /** Always writes; throws only the signal's reason. */
  write(request: TextRequest, signal: AbortSignal): Promise<SeoContent>;
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
  ): Promise<Partial<SeoContent>> {
    const model = await parts.model();
    if (!model?.breaker.mayTry()) return {};
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
        return {};
      }
      onEvent("written");
      return texts;
    } catch (error) {
      signal.throwIfAborted();
      model.breaker.failed();
      onEvent("failed", error);
      return {};
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

  return {
    writeOwn,
    write: async (request, signal) => ({
      ...(await writeOwn(request)),
      ...(await ask(request, signal)),
    }),
  };
}
