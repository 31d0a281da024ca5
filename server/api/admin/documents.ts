import {
  documents as documentNames,
  documentTextsSchema,
  isOneOf,
  languages,
} from "@colorleaf/domain";
import { z } from "zod";
import { sectionsOf } from "../../services/content/sections.ts";
import { ProblemError } from "../../services/problem-error.ts";
import type { StaffParts } from "./admin.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

function nameOf(name: string | undefined) {
  if (!isOneOf(documentNames, name)) throw new ProblemError("not-found");
  return name;
}

export function documentEndpoints({ documents, settings }: StaffParts): StaffEndpoint[] {
  return [
    staffEndpoint({
      method: "put",
      path: "/documents/:document",
      role: "editor",
      body: z.strictObject({ version: z.int().nonnegative(), texts: documentTextsSchema }),
      handle: ({ staff, params, body }) =>
        documents.of(nameOf(params.document)).save(staff, body.version, body.texts),
    }),
    staffEndpoint({
      method: "get",
      path: "/documents/:document/versions/:version",
      role: "viewer",
      handle: ({ params }) => documents.of(nameOf(params.document)).version(Number(params.version)),
    }),
    staffEndpoint({
      method: "post",
      path: "/documents/preview",
      role: "viewer",
      body: z.strictObject({ markdown: z.string().max(60_000), language: z.enum(languages) }),
      handle: async ({ body: { markdown, language } }) => {
        const { name } = await settings.brand();
        const names = { email: "hello@example.com", brand: name[language] };
        return { sections: sectionsOf(markdown, names) };
      },
    }),
  ];
}
