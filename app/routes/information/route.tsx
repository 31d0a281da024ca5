import type { DocumentName } from "@colorleaf/domain";
import { pageMeta } from "../../components/page-meta.ts";
import { appContext } from "../../context.ts";
import { getLocale } from "../../paraglide/runtime.js";
import type { Route } from "./+types/route";
import { InformationScreen } from "./information-screen.tsx";
import { informationTexts, withBrand } from "./text/index.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { brand, contactEmail, document, origin } = context.get(appContext);
  const path = url.pathname;
  // Only documents are routed here.
  const name = path.slice(1) as DocumentName;
  const language = getLocale();
  const text =
    (await document(name)) ?? withBrand(informationTexts[language][name], brand.name[language]);
  return { path, text, email: contactEmail, origin };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { path, text, origin } = loaderData;
  return pageMeta({
    title: text.title,
    description: text.lead,
    origin,
    path,
    asked: location.search,
  });
}

export default function Information({ loaderData }: Route.ComponentProps) {
  const { text, email } = loaderData;
  return <InformationScreen text={text} email={email} />;
}
