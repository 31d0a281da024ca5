import type { Context } from "hono";
import { isbot } from "isbot";
import type { AppContext } from "../../app/context.ts";
import type { GenerateService } from "../services/generate.ts";
import { ProblemError } from "../services/problem-error.ts";
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
    return {
      origin: parts.originOf(c),
      contactEmail: site.contactEmail ?? contactEmail,
      announcement: site.announcement.isOn ? site.announcement.text[languageOf(c)] || null : null,
      document: (name) =>
        parts.documents.show(name, languageOf(c), site.contactEmail ?? contactEmail),
      homeLayout: async () => (await parts.settings.homeLayout()).value,
      catalogue,
      samples: samples.samples,
      search: (request, language) => {
        // What crawlers ask for says nothing about what visitors miss.
        const isAsked = !isbot(c.req.header("User-Agent") ?? "");
        return search.search(request, language, isAsked && request.page === 1);
      },
      findGeneration: (id) => generate.find(id).catch(undefinedIfMissing),
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

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof ProblemError && error.code === "generation-not-found") return undefined;
  throw error;
}
