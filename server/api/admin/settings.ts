import { Readable } from "node:stream";
import { homeLayoutSchema, siteSettingsSchema } from "@colorleaf/domain";
import { z } from "zod";
import type { StaffParts } from "./admin.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

const version = z.int().nonnegative();

export function settingsEndpoints({ settings, backup }: StaffParts): StaffEndpoint[] {
  return [
    staffEndpoint({
      method: "put",
      path: "/settings",
      role: "owner",
      body: z.strictObject({ version, value: siteSettingsSchema }),
      handle: ({ staff, body }) => settings.saveSite(staff, body),
    }),
    staffEndpoint({
      method: "put",
      path: "/home-layout",
      role: "editor",
      body: z.strictObject({ version, value: homeLayoutSchema }),
      handle: ({ staff, body }) => settings.saveHomeLayout(staff, body),
    }),
    staffEndpoint({
      method: "get",
      path: "/backup",
      role: "owner",
      async handle({ c }) {
        const file = Readable.toWeb(await backup.read()) as ReadableStream;
        const day = new Date().toISOString().slice(0, 10);
        return c.body(file, 200, {
          "Content-Type": "application/vnd.sqlite3",
          "Content-Disposition": `attachment; filename="colorleaf-${day}.sqlite"`,
        });
      },
    }),
  ];
}
