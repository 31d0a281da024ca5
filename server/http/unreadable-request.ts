import type { Duplex } from "node:stream";
import { noticeHtml } from "./notice-page.ts";

/**
 * What a request gets that Node refuses to read before the app sees it. Its language is not known:
 * the answer speaks both.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  if (error.code === "HPE_HEADER_OVERFLOW") {
    socket.end(response("431 Request Header Fields Too Large", tooLong));
  } else if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") {
    socket.end(response("408 Request Timeout"));
  } else {
    socket.end(response("400 Bad Request"));
  }
}

const tooLong = noticeHtml({
  tag: "en",
  title: "This address is too long · 网址太长了",
  texts: [
    "Our server cannot read that much at once. Type the description on the home page instead.",
    "这么长的网址，我们的服务器读不了。请到首页直接输入描述。",
  ],
  action: { href: "/", label: "Home · 首页" },
  face: "sorry",
});

function response(status: string, html = ""): string {
  return [
    `HTTP/1.1 ${status}`,
    "Connection: close",
    "Content-Type: text/html; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(html)}`,
    "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'",
    "X-Content-Type-Options: nosniff",
    "",
    html,
  ].join("\r\n");
}
