/** A screen that needs nothing: no database, no scripts, no style sheet. For when there is no other. */
import type { Language } from "@colorleaf/domain";
import type { Context } from "hono";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => entities[one]!);

const again: Record<Language, string> = { en: "Load the page again", zh: "重新加载" };

/** Whoever asks for a screen gets a screen; programs get what they can read. */
export function asksForScreen(c: Context): boolean {
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  const accepted = c.req.header("Accept") ?? "";
  return isRead && accepted.includes("text/html") && !/^\/(api|media|pictures)\//.test(c.req.path);
}

type Face = "calm" | "sorry";

export function noticePage(
  c: Context,
  {
    status,
    language,
    title,
    text,
    face,
  }: { status: 200 | 500 | 503; language: Language; title: string; text: string; face: Face },
): Response {
  c.header("Cache-Control", "no-store");
  const tag = language === "zh" ? "zh-Hans" : "en";
  const action = { href: "", label: again[language] };
  return c.html(noticeHtml({ tag, title, texts: [text], action, face }, c.get("nonce")), status);
}

/** @param nonce lets its styles through where the policy asks for one */
export function noticeHtml(
  {
    tag,
    title,
    texts,
    action,
    face,
  }: {
    tag: string;
    title: string;
    texts: readonly string[];
    action: { href: string; label: string };
    face: Face;
  },
  nonce = "",
): string {
  return `<!doctype html>
<html lang="${tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style nonce="${nonce}">${style}</style>
<main>
${sheet(face)}
<h1>${escaped(title)}</h1>
${texts.map((text) => `<p>${escaped(text)}</p>`).join("\n")}
<a href="${action.href}">${action.label}</a>
</main>
</html>`;
}

/** The tokens of app/ui/tokens.css that it needs. */
const style = `
*{box-sizing:border-box}
body{display:grid;min-height:100vh;place-items:center;margin:0;padding:1.5rem;background:#fffdf7;color:#1f1b18;font:1.0625rem/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;text-align:center;overflow-wrap:anywhere}
main{display:grid;justify-items:center;gap:1.25rem;max-width:36rem}
h1{margin:0;font-size:clamp(1.9rem,5vw,2.75rem);line-height:1.15;text-wrap:balance}
p{margin:0;text-wrap:balance}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.15rem;border:2.5px solid #1f1b18;border-radius:30px 26px 32px 24px/26px 32px 24px 30px;background:#ffd34e;color:#1f1b18;font-weight:600;text-decoration:none}
a:hover{background:#ff9f45}
a:focus-visible{outline:3px solid #0b62c4;outline-offset:3px}
@media (prefers-color-scheme:dark){body{background:#26221f;color:#fbf4e6}a:focus-visible{outline-color:#8cc8ff}}
@media print{a{display:none}}`;

/** The sheet of paper of the app's own failure screen. */
function sheet(face: Face): string {
  const mouth = face === "calm" ? "M84 148c14 14 36 14 50 0" : "M84 156c14-12 36-12 50 0";
  return `<svg width="180" height="180" viewBox="0 0 220 220" aria-hidden="true"><g stroke="#1f1b18" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" fill="none"><path fill="#fff" d="M46 22c40-3 68-3 98 0l33 36c3 50 2 96-1 140-44 4-88 3-131 0-3-60-3-118 1-176z"/><path fill="#ffd34e" d="M144 22c-1 14-1 26 1 36 12 2 22 2 32 0z"/><path d="${mouth}"/><path d="M84 110v10M134 110v10" stroke-width="9"/><path fill="#74bfe8" d="M158 190l34-62 20 11-34 61-23 13z"/><path d="M186 139l20 11"/></g></svg>`;
}
