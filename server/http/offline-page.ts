/** The screen that the offline worker keeps, for when a visitor asks for another one without a net. */
import type { Language } from "@colorleaf/domain";
import type { Hono } from "hono";
import { noticePage } from "./notice-page.ts";
import { languageOf } from "./problems.ts";
import type { WithNonce } from "./security-headers.ts";

const words: Record<Language, { title: string; text: string }> = {
  en: {
    title: "You are offline",
    text: "This page has to be fetched first. Your own pages are safe in this browser. Try again when the internet is back.",
  },
  zh: {
    title: "现在没有网络",
    text: "这一页要联网才能打开。你的作品还好好地存在浏览器里，连上网再试一次吧。",
  },
};

export function addOfflinePage(app: Hono<WithNonce>): void {
  app.get("/offline", (c) => {
    const language = languageOf(c);
    return noticePage(c, { status: 200, language, ...words[language], face: "sorry" });
  });
}
