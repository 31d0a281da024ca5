import { Readable } from "node:stream";
import { homeLayoutSchema, maxContentFileBytes, siteSettingsSchema } from "@colorleaf/domain";
import type { Context } from "hono";
import { z } from "zod";
import type { StaffParts } from "./admin.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

const version = z.int().nonnegative();

export function settingsEndpoints({ settings, backup, contentFile }: StaffParts): StaffEndpoint[] {
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
      handle: async ({ c }) =>
        download(c, await backup.read(), "sqlite", "application/vnd.sqlite3"),
    }),
    staffEndpoint({
      method: "get",
      path: "/content-file",
      role: "owner",
      handle: async ({ c }) => download(c, contentFile.write(), "jsonl.gz", "application/gzip"),
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

function download(c: Context, file: Readable, ending: string, type: string): Response {
  const day = new Date().toISOString().slice(0, 10);
  return c.body(Readable.toWeb(file) as ReadableStream, 200, {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="colorleaf-${day}.${ending}"`,
  });
}
