import type { Language } from "./options.ts";
import type { Localised } from "./reading.ts";

/** Every way the product says no. A code is stable: clients and logs rely on it. */
export const errorCodes = [
  "invalid-request",
  "description-empty",
  "description-too-long",
  "description-unsafe",
  "nothing-to-draw",
  "drawing-failed",
  "task-creation-failed",
  "task-query-failed",
  "task-without-images",
  "task-failed",
  "task-polling-exhausted",
  "picture-unusable",
  "cancelled",
  "not-found",
  "generation-not-found",
  "media-not-found",
  "idempotency-conflict",
  "too-many-requests",
  "body-too-large",
  "unsupported-media-type",
  "conversion-not-supported",
  "not-signed-in",
  "sign-in-failed",
  "sign-in-locked",
  "second-factor-needed",
  "second-factor-wrong",
  "link-used",
  "not-allowed",
  "version-conflict",
  "picture-unreadable",
  "category-not-empty",
  "service-trial-failed",
  "no-image-service",
  "service-unavailable",
  "daily-budget-used-up",
  "content-file-wrong",
  "backup-damaged",
  "backup-newer",
  "unavailable",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/**
 * The sentence a reader sees. What happened inside goes to the log, not here. `{service}` and
 * `{reason}` stand for the hosted service's name and its own words; see `errorSentence`.
 */
export const errorMessages: Record<ErrorCode, Localised> = {
  "invalid-request": {
    en: "Something in that request is not right. Please check it and try again.",
    zh: "请求里有不对的地方，请检查后再试一次。",
  },
  "description-empty": {
    en: "Please describe what you would like to color.",
    zh: "请先写下你想涂什么。",
  },
  "description-too-long": {
    en: "That description is too long. Please keep it under 2,000 characters.",
    zh: "描述太长了，请控制在 2000 个字以内。",
  },
  "description-unsafe": {
    en: "This one is not for a children's coloring book. Please try a different description.",
    zh: "这个内容不适合放进孩子的涂色本，请换一个描述试试。",
  },
  "nothing-to-draw": {
    en: "We could not find anything to draw in that description. Please try again with a different description.",
    zh: "没能从这段描述里找到可以画的东西，请换一个描述试试。",
  },
  "drawing-failed": {
    en: "Error generating image. Please try again with a different description.",
    zh: "生成图片时出错了，请换一个描述再试。",
  },
  "task-creation-failed": {
    en: "{service} task creation failed: {reason}",
    zh: "{service}创建任务失败：{reason}",
  },
  "task-query-failed": { en: "Failed to query task: {reason}", zh: "查询任务失败：{reason}" },
  "task-without-images": {
    en: "The task succeeded but no images were returned.",
    zh: "任务已成功，但没有返回图片。",
  },
  "task-failed": { en: "The task failed: {reason}", zh: "任务失败：{reason}" },
  "task-polling-exhausted": {
    en: "Maximum polling attempts reached. Please try again later.",
    zh: "已达到最大查询次数，请稍后再试。",
  },
  "picture-unusable": {
    en: "Error processing image. Please try again.",
    zh: "处理图片时出错了，请再试一次。",
  },
  cancelled: { en: "You stopped this drawing.", zh: "这张图已取消。" },
  "not-found": { en: "This page does not exist.", zh: "这个页面不存在。" },
  "generation-not-found": {
    en: "We could not find that picture. It may have been removed.",
    zh: "找不到这张图，它可能已经被删除了。",
  },
  "media-not-found": { en: "We could not find that image.", zh: "找不到这张图片。" },
  "idempotency-conflict": {
    en: "This request key was already used for a different description.",
    zh: "这个请求标识已经用在另一段描述上了。",
  },
  "too-many-requests": {
    en: "That is a lot of pictures at once! Please wait a moment and try again.",
    zh: "一下子画得太多啦！请稍等一会儿再试。",
  },
  "body-too-large": { en: "That is too large to send.", zh: "发送的内容太大了。" },
  "unsupported-media-type": {
    en: "The request must be sent as JSON.",
    zh: "请求必须以 JSON 格式发送。",
  },
  "conversion-not-supported": {
    en: "Image to line art conversion is no longer supported. Open your picture in the coloring tool instead.",
    zh: "已不再支持把图片转换成线稿。可以直接在涂色工具里打开你的图片。",
  },
  "not-signed-in": {
    en: "Your session has ended. Please sign in again.",
    zh: "登录已失效，请重新登录。",
  },
  "sign-in-failed": {
    en: "The e-mail address or the password is not right.",
    zh: "邮箱或密码不正确。",
  },
  "sign-in-locked": {
    en: "Too many attempts. Please wait a while before the next one.",
    zh: "尝试次数太多，请过一会儿再试。",
  },
  "second-factor-needed": {
    en: "Please enter the code that your app shows.",
    zh: "请输入验证器应用上显示的验证码。",
  },
  "second-factor-wrong": {
    en: "That code is not right, or has been used already. Please enter the one shown now.",
    zh: "验证码不对，或已经用过。请输入现在显示的验证码。",
  },
  "link-used": {
    en: "This link has been used or is too old. Please ask for a new one.",
    zh: "这个链接已经用过或过期了，请重新获取一个。",
  },
  "not-allowed": {
    en: "Your role does not allow this.",
    zh: "你的角色没有这项权限。",
  },
  "category-not-empty": {
    en: "There are pages in this category. Choose where they should go.",
    zh: "这个分类里还有涂色页，请选择把它们移到哪里。",
  },
  "picture-unreadable": {
    en: "This file cannot be read as a picture. PNG, JPEG, WebP, GIF and SVG can.",
    zh: "无法把这个文件读作图片。支持 PNG、JPEG、WebP、GIF 和 SVG。",
  },
  "service-trial-failed": {
    en: "No usable answer: {reason}",
    zh: "没有得到可用的回答：{reason}",
  },
  "no-image-service": {
    en: "No image service is set up. Our own engine can draw it.",
    zh: "还没有设置图片服务，可以用内置引擎来画。",
  },
  "service-unavailable": {
    en: "The image service has failed several times in a row and is taking a break. Please try again in a minute.",
    zh: "图片服务连续多次出错，暂时停用一会儿，请一分钟后再试。",
  },
  "daily-budget-used-up": {
    en: "Today's budget for the image service is used up.",
    zh: "图片服务今天的额度已经用完了。",
  },
  "content-file-wrong": {
    en: "This is no content file of Colorleaf, or it is damaged: line {reason}. Nothing was changed.",
    zh: "这不是彩叶的内容文件，或者文件已损坏：第 {reason} 行。没有做任何改动。",
  },
  "backup-damaged": {
    en: "This is no backup of Colorleaf, or it is damaged. Nothing was changed.",
    zh: "这不是彩叶的备份，或者文件已损坏。没有做任何改动。",
  },
  "backup-newer": {
    en: "This backup was made by a newer version of the program. Nothing was changed.",
    zh: "这个备份来自更新版本的程序。没有做任何改动。",
  },
  "version-conflict": {
    en: "Somebody else has changed this meanwhile. What you typed is still here.",
    zh: "其他人刚刚改过这一项。你输入的内容还在。",
  },
  unavailable: {
    en: "The service is starting or very busy. Please try again in a moment.",
    zh: "服务正在启动或者太忙了，请稍后再试。",
  },
  internal: { en: "Something went wrong", zh: "出了点问题" },
};

/** What stands for `{reason}` when the service gave none. */
const missingReasons: Partial<Record<ErrorCode, Localised>> = {
  "task-failed": { en: "Unknown reason", zh: "未知原因" },
};
const unknownError: Localised = { en: "unknown error", zh: "未知错误" };
const unnamedService: Localised = { en: "Image service", zh: "图片服务" };

/** Why a hosted service's answer could not be had or used. */
export type AnswerFault = "network" | "timeout" | "malformed" | "too-large" | "refused";

const answerFaults: Record<AnswerFault, Localised> = {
  network: { en: "network error", zh: "网络错误" },
  timeout: { en: "timeout", zh: "等待超时" },
  malformed: { en: "unreadable answer", zh: "无法读懂返回的内容" },
  "too-large": { en: "the answer is too large", zh: "返回的内容太大" },
  refused: { en: "a private address is not allowed", zh: "不允许访问内网地址" },
};

/** What a hosted service said, for the sentences that repeat it, or why it said nothing. */
export interface ErrorDetails {
  service?: string | undefined;
  /** In the service's words; beside a fault, its code. */
  reason?: string | undefined;
  fault?: AnswerFault | undefined;
}

/** The sentence a reader sees, complete. */
export function errorSentence(
  code: ErrorCode,
  language: Language,
  { service, reason, fault }: ErrorDetails = {},
): string {
  const missing = missingReasons[code] ?? unknownError;
  const said = fault ? faultSentence(fault, language, reason) : reason;
  return errorMessages[code][language]
    .replace("{service}", () => service || unnamedService[language])
    .replace("{reason}", () => said || missing[language]);
}

function faultSentence(fault: AnswerFault, language: Language, code: string | undefined): string {
  const words = answerFaults[fault][language];
  if (!code) return words;
  return language === "zh" ? `${words}（${code}）` : `${words} (${code})`;
}

/** Body of an error response, `application/problem+json` (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  /** In the reader's language. */
  detail: string;
  /** Which fields were refused and why, where that is known. */
  fields?: Record<string, string>;
  /** Ideas to try instead, for descriptions nothing could be drawn from. */
  alternatives?: Localised[];
}
