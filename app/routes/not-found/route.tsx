import { data } from "react-router";
import { NotFoundScreen } from "../../components/message-screen.tsx";
import { pageMeta } from "../../components/page-meta.ts";
import { m } from "../../paraglide/messages.js";

export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return [...pageMeta({ title: m.not_found_title() }), { name: "robots", content: "noindex" }];
}

export default NotFoundScreen;
