import type { Language } from "@colorleaf/domain";
import type { Message } from "./chat.ts";

const systems: Record<Language, string> = {
  en: "You write the texts of a website with free coloring pages for children and families. Your words are warm, plain and safe for children. Answer with exactly four parts, each behind its label: Title:, Description:, Keywords:, Tips:. No other words.",
  zh: "你为一个面向孩子和家庭的免费涂色页网站写文案。语言亲切、简单，适合孩子。只回答四个部分，每部分前面写上标签：标题：、描述：、关键词：、提示：。不要写别的内容。",
};

const users: Record<Language, (description: string) => string> = {
  en: (description) =>
    `Write for this coloring page: "${description}". Title: at most 10 words. Description: 50 to 100 words. Keywords: 5, with commas between. Tips: one coloring tip.`,
  zh: (description) =>
    `请为这张涂色页写文案：“${description}”。标题：不超过 10 个词。描述：50 到 100 个字。关键词：5 个，用逗号隔开。提示：一条涂色建议。`,
};

export const seoOptions = { temperature: 0.7, maxTokens: 500 };

export function seoMessages(description: string, language: Language): Message[] {
  return [
    { role: "system", content: systems[language] },
    { role: "user", content: users[language](description) },
  ];
}
