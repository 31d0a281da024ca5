import { serviceChoiceChangeSchema, serviceNames } from "@colorleaf/domain";
import { z } from "zod";
import { languageOf } from "../../http/problems.ts";
import type { StaffParts } from "./admin.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

export function serviceEndpoints({ serviceChoice, serviceTrials }: StaffParts): StaffEndpoint[] {
  return [
    staffEndpoint({
      method: "put",
      path: "/services",
      role: "owner",
      body: z.strictObject({ version: z.int().nonnegative(), value: serviceChoiceChangeSchema }),
      handle: ({ staff, body }) => serviceChoice.save(staff, body),
    }),
    staffEndpoint({
      method: "post",
      path: "/services/try",
      role: "owner",
      body: z.strictObject({ service: z.enum(serviceNames), value: serviceChoiceChangeSchema }),
      handle: ({ body, c }) =>
        serviceTrials.tryService(body.service, body.value, languageOf(c), c.req.raw.signal),
    }),
  ];
}
