import { pageMeta } from "../../components/page-meta.ts";
import { appContext } from "../../context.ts";
import { getLocale } from "../../paraglide/runtime.js";
import type { Route } from "./+types/about";
import { InformationScreen } from "./information-screen.tsx";
import { informationTexts } from "./text/index.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { contactEmail, document, origin } = context.get(appContext);
  return {
    text: (await document("about")) ?? informationTexts[getLocale()].about,
    email: contactEmail,
    origin,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { text, origin } = loaderData;
  const about = { title: text.title, description: text.lead, origin };
  return pageMeta({ ...about, path: "/about", asked: location.search });
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <InformationScreen {...loaderData} />;
}
