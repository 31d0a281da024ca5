import { brandFrom } from "@colorleaf/domain";
import type { Context } from "hono";
import { isbot } from "isbot";
import type { AppContext } from "../../app/context.ts";
import type { GenerateService } from "../services/generate.ts";
import { ProblemError, undefinedIf } from "../services/problem-error.ts";
import type { SamplesService } from "../services/samples.ts";
import type { SearchService } from "../services/search/search.ts";
import type { HttpParts } from "./app.ts";
import { languageOf } from "./problems.ts";
import { type StaffAreaParts, staffArea } from "./staff-area.ts";
import type { StaffCheck } from "./staff-check.ts";
import { visitorOf } from "./visitor.ts";

type Parts = Pick<HttpParts, "catalogue" | "uses" | "addressOf" | "originOf"> & {
  contactEmail: string;
  generate: GenerateService;
  samples: SamplesService;
  search: SearchService;
  staffCheck: StaffCheck;
} & StaffAreaParts;

/** What a screen can ask for, in the name of this request. */
export function createScreenContext(
  parts: Parts,
): (c: Context) => Promise<Omit<AppContext, "nonce">> {
  const { catalogue, contactEmail, generate, samples, search, uses } = parts;
  return async (c) => {
    const { value: site } = await parts.settings.site();
    const brand = brandFrom(site.brand);
    const language = languageOf(c);
    const email = site.contactEmail ?? contactEmail;
    const draft = await homeDraftOf(c, parts);
    const { announcement } = draft?.layout ?? (await parts.settings.homeLayout()).value;
    return {
      origin: parts.originOf(c),
      contactEmail: email,
      brand,
      notices: [
        draft ? isDraft[language] : "",
        announcement.isOn ? announcement.text[language] : "",
      ].filter((notice) => notice !== ""),
      document: (name) =>
        parts.documents.show(name, language, { email, brand: brand.name[language] }),
      home: async () => draft ?? parts.home.published(),
      catalogue,
      samples: samples.samples,
      search: (request, language) => {
        // What crawlers ask for says nothing about what visitors miss.
        const isAsked = !isbot(c.req.header("User-Agent") ?? "");
        return search.search(request, language, isAsked && request.page === 1);
      },
      findGeneration: (id) => generate.find(id).catch(undefinedIf("generation-not-found")),
      countView: (pageId) => uses.add(pageId, "view", visitorOf(c, parts.addressOf)),
      enterStaffArea: async (needed) => {
        try {
          return staffArea(await parts.staffCheck(c, needed), parts);
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          if (error.code === "not-signed-in") return "signed-out";
          if (error.code === "not-allowed") return "refused";
          throw error;
        }
      },
    };
  };
}

const isDraft = {
  en: "This is your draft. Visitors do not see it.",
  zh: "这是你的草稿，访客看不到。",
};

/** `/?draft` is the home screen as whoever asks for it wants to have it, if they are of the staff. */
async function homeDraftOf(c: Context, { staffCheck, home }: Parts) {
  if (c.req.query("draft") === undefined || !/^\/(_root\.data)?$/.test(c.req.path))
    return undefined;
  const staff = await staffCheck(c, "viewer").catch(() => undefined);
  return staff && home.drafted(staff);
}
