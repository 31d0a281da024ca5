import { changePasswordSchema, secondFactorCodeSchema } from "@colorleaf/domain";
import type { StaffParts } from "./admin.ts";
import { type StaffEndpoint, staffEndpoint } from "./staff-endpoint.ts";

/** The session that one has. */
export function sessionEndpoints({
  signIn,
  secondFactor,
  staffCookie,
}: StaffParts): StaffEndpoint[] {
  return [
    staffEndpoint({
      method: "get",
      path: "/session",
      role: "viewer",
      handle: async ({ staff }) => staff,
    }),
    staffEndpoint({
      method: "post",
      path: "/session/end",
      role: "viewer",
      async handle({ c }) {
        await signIn.signOut(staffCookie.read(c));
        staffCookie.clear(c);
      },
    }),
    staffEndpoint({
      method: "post",
      path: "/session/end-everywhere",
      role: "viewer",
      async handle({ c, staff }) {
        await signIn.signOutEverywhere(staff);
        staffCookie.clear(c);
      },
    }),
    staffEndpoint({
      method: "post",
      path: "/password",
      role: "viewer",
      body: changePasswordSchema,
      async handle({ c, staff, body }) {
        const { token } = await signIn.changePassword(staff, body);
        staffCookie.write(c, token);
      },
    }),
    staffEndpoint({
      method: "post",
      path: "/second-factor",
      role: "viewer",
      handle: ({ staff }) => secondFactor.offer(staff),
    }),
    staffEndpoint({
      method: "put",
      path: "/second-factor",
      role: "viewer",
      body: secondFactorCodeSchema,
      handle: ({ staff, body }) =>
        signIn.paying(staff.email, () => secondFactor.turnOn(staff, body.code)),
    }),
    staffEndpoint({
      method: "post",
      path: "/second-factor/off",
      role: "viewer",
      body: secondFactorCodeSchema,
      handle: ({ staff, body }) =>
        signIn.paying(staff.email, () => secondFactor.turnOff(staff, body.code)),
    }),
  ];
}
