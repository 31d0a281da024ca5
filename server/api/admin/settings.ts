import { homeLayoutSchema, maxContentFileBytes, siteSettingsSchema } from "@colorleaf/domain";
import { z } from "zod";
import type { StaffParts } from "./admin.ts";
import { download } from "./download.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

const version = z.int().nonnegative();

export function settingsEndpoints({ settings, contentFile }: StaffParts): StaffEndpoint[] {
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
      path: "/content-file",
      role: "owner",
      handle: async ({ c }) => {
        const day = new Date().toISOString().slice(0, 10);
        return download(c, contentFile.write(), `colorleaf-${day}.jsonl.gz`, "application/gzip");
      },
    }),
    staffEndpoint<Uint8Array>({
      method: "post",
      path: "/content-file",
      role: "owner",
      uploadBytes: maxContentFileBytes,
      handle: ({ staff, body }) => contentFile.read(staff, body),
    }),
  ];
}
