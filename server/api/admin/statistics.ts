import { statisticsRanges, statisticsTables } from "@colorleaf/domain";
import { z } from "zod";
import { languageOf } from "../../http/problems.ts";
import type { StaffParts } from "./admin.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

const range = z.coerce.number().pipe(z.literal(statisticsRanges));

export function statisticsEndpoints({ statistics }: StaffParts): StaffEndpoint[] {
  return [
    staffEndpoint({
      method: "get",
      path: "/statistics.csv",
      role: "viewer",
      query: z.strictObject({ table: z.enum(statisticsTables), days: range }),
      async handle({ c, query: { table, days } }) {
        return c.body(await statistics.csv(table, days, languageOf(c)), 200, {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="colorleaf-${table}-${days}.csv"`,
        });
      },
    }),
    staffEndpoint({
      method: "post",
      path: "/work-lists/dismiss",
      role: "editor",
      body: z.union([
        z.strictObject({ search: z.string().max(200) }),
        z.strictObject({ subject: z.string().max(200) }),
      ]),
      handle: ({ body }) => statistics.dismiss(body),
    }),
  ];
}
