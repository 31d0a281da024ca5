import { createReadStream } from "node:fs";
import { z } from "zod";
import { ProblemError } from "../../services/problem-error.ts";
import type { StaffParts } from "./admin.ts";
import { download } from "./download.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

export function backupEndpoints({ backup }: StaffParts): StaffEndpoint[] {
  return [
    staffEndpoint({
      method: "get",
      path: "/backups",
      role: "owner",
      handle: () => backup.list(),
    }),
    staffEndpoint({
      method: "post",
      path: "/backups",
      role: "owner",
      handle: ({ staff }) => backup.make(staff),
    }),
    staffEndpoint({
      method: "get",
      path: "/backups/:name",
      role: "owner",
      async handle({ c, params: { name = "" } }) {
        const file = createReadStream(await backup.find(name));
        return download(c, file, name, "application/vnd.sqlite3");
      },
    }),
    staffEndpoint({
      method: "delete",
      path: "/backups/:name",
      role: "owner",
      handle: ({ staff, params: { name = "" } }) => backup.remove(staff, name),
    }),
    staffEndpoint({
      method: "post",
      path: "/backups/:name/restore",
      role: "owner",
      // Named twice: nobody restores by a slip.
      body: z.strictObject({ confirmed: z.string() }),
      async handle({ staff, params: { name = "" }, body }) {
        if (body.confirmed !== name) throw new ProblemError("invalid-request");
        return backup.restore(staff, name);
      },
    }),
  ];
}
