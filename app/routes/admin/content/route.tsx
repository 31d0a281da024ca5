import { type DocumentName, documents, isOneOf } from "@colorleaf/domain";
import { Link } from "react-router";
import { Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import tabs from "../../../components/staff/tabs.module.css";
import { m } from "../../../paraglide/messages.js";
import type { Route } from "./+types/route";
import { deliveredTexts } from "./delivered.server.ts";
import { DocumentForm } from "./document-form.tsx";

export const meta = () => staffMeta(m.content_title());

export const loader = staffLoader("viewer", async (area, { url }) => {
  const asked = url.searchParams.get("document");
  const name: DocumentName = isOneOf(documents, asked) ? asked : "about";
  const { version, texts } = await area.document(name);
  return {
    canEdit: area.staff.role !== "viewer",
    name,
    version,
    texts: texts ?? deliveredTexts(name),
    versions: await area.documentVersions(name),
  };
});

const names: Record<DocumentName, () => string> = {
  about: m.content_about,
  terms: m.content_terms,
  privacy: m.content_privacy,
  copyright: m.content_copyright,
};

export default function Content({ loaderData }: Route.ComponentProps) {
  const { name } = loaderData;
  return (
    <Screen title={m.content_title()}>
      <nav aria-label={m.content_title()} className={tabs.tabs}>
        {documents.map((one) => (
          <Link key={one} to={`?document=${one}`} aria-current={one === name ? "page" : undefined}>
            {names[one]()}
          </Link>
        ))}
      </nav>
      <DocumentForm key={name} stored={loaderData} />
    </Screen>
  );
}
