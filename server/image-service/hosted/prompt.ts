import type { Complexity, PageFault, Style, Theme } from "@colorleaf/domain";
import type { DrawingRequest } from "../../drawing/drawer.ts";

/** Image models that take Chinese prompts draw line art best from Chinese words. */
const detail: Record<Complexity, string> = {
  simple: "画面简单，形状大而清楚，线条粗，细节少，适合幼儿涂色",
  medium: "画面有主有次，线条清楚，细节适中，适合儿童涂色",
  complex: "画面细节丰富，图案精细，线条清晰，适合大孩子和成人涂色",
};

const styles: Record<Style, string> = {
  cartoon: "卡通风格，圆润的轮廓",
  realistic: "写实风格，比例准确，只用轮廓线",
  anime: "动漫风格，流畅的线条",
  sketch: "手绘风格的轮廓线，不要排线和阴影",
};

const themes: Record<Theme, string> = {
  nature: "大自然主题",
  fantasy: "奇幻主题",
  educational: "学习启蒙主题",
  seasonal: "季节节日主题",
};

/** What to ask for more clearly after a page that fell below a bar. */
const corrections: Record<PageFault, string> = {
  "too-much-ink": "大量留白，线条少而清楚",
  "too-little-ink": "线条更粗更黑，主体画得更大，画满页面",
  "large-black-area": "绝对不要涂黑的大块区域，头发、衣服、天空和影子都只画轮廓，里面留白",
  "few-regions": "所有轮廓必须闭合，分成更多可以涂色的区域",
  "many-specks": "不要点、碎屑、纹理和杂色",
  "too-intricate": "线条更少，形状更简单",
};

export const negativePrompt = [
  "彩色，颜色，上色，阴影，渐变，灰色，灰度，模糊，水印，签名，文字，反色，黑色背景，白色线条",
  "color, colored, coloring, shading, shadow, gradient, grey, gray, grayscale, blur, watermark, signature, text, inverted colors, black background, white lines",
].join("，");

/** The words for an image model. `faults`: what was wrong with its first picture. */
export function writePrompt(
  { description, complexity, style, theme }: DrawingRequest,
  faults: readonly PageFault[] = [],
): string {
  const parts = [
    `儿童涂色卡线稿：${description}`,
    "纯白背景，纯黑轮廓线，线条连续闭合，不上色",
    detail[complexity],
    styles[style],
    ...(theme ? [themes[theme]] : []),
    ...faults.map((fault) => corrections[fault]),
  ];
  return `${parts.join("。")}。`;
}
