import { type DocumentName, documents, isOneOf } from "@colorleaf/domain";
import { Link } from "react-router";
import { Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import tabs from "../../../components/staff/tabs.module.css";
import { m } from "../../../paraglide/messages.js";
import { completed } from "../../home/text/index.server.ts";
import type { Route } from "./+types/route";
import { deliveredTexts } from "./delivered.server.ts";
import { DocumentForm } from "./document-form.tsx";
import { HomeForm } from "./home-form.tsx";

export const meta = () => staffMeta(m.content_title());

export const loader = staffLoader("viewer", async (area, { url }) => {
  const canEdit = area.staff.role !== "viewer";
  const name = url.searchParams.get("document");
  if (isOneOf(documents, name)) {
    const { version, texts = deliveredTexts(name) } = await area.document(name);
    return { canEdit, name, version, texts, versions: await area.documentVersions(name) };
  }
  const { version, texts } = await area.homeTexts();
  const versions = await area.homeTextVersions();
  return { canEdit, name: "home" as const, version, texts: completed(texts), versions };
});

const names: Record<DocumentName | "home", () => string> = {
  home: m.content_home,
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
        {(["home", ...documents] as const).map((one) => (
          <Link key={one} to={`?document=${one}`} aria-current={one === name ? "page" : undefined}>
            {names[one]()}
          </Link>
        ))}
      </nav>
      {loaderData.name === "home" ? (
        <HomeForm stored={loaderData} />
      ) : (
        <DocumentForm key={loaderData.name} stored={loaderData} />
      )}
    </Screen>
  );
}
