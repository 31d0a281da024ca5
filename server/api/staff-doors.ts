/** What lets staff in, and so is open to everybody: signing in, and choosing a password by a link. */
import { setUpSchema, signInSchema, staffLinkSchema } from "@colorleaf/domain";
import type { Context } from "hono";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ClientOf } from "../http/client-identity.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuseOtherSites } from "../http/staff-check.ts";
import type { StaffCookie } from "../http/staff-cookie.ts";
import { ProblemError } from "../services/problem-error.ts";
import type { LinkService } from "../services/staff/links.ts";
import type { SecondFactorService } from "../services/staff/second-factor.ts";
import type { SignInService } from "../services/staff/sign-in.ts";
import { parse, readJson } from "./admin/staff-endpoint.ts";

export interface DoorParts {
  signIn: SignInService;
  staffLinks: LinkService;
  secondFactor: SecondFactorService;
  staffCookie: StaffCookie;
  originOf(c: Context): string;
  clientOf: ClientOf;
}

const triesPerMinute = 20;

export function createStaffDoors(parts: DoorParts): Hono {
  const { signIn, staffLinks, secondFactor, staffCookie } = parts;
  const doors = new Hono();
  doors.use(async (c, next) => {
    refuseOtherSites(c, parts.originOf(c));
    await next();
  });
  doors.use(
    rateLimit(() => triesPerMinute, parts.clientOf, "sign-in-locked"),
    bodyLimit({
      maxSize: 16 * 1024,
      onError() {
        throw new ProblemError("body-too-large");
      },
    }),
  );

  doors.post("/sign-in", async (c) => {
    const given = parse(signInSchema, await readJson(c));
    const { token, staff } = await signIn.signIn(given, staffCookie.read(c));
    staffCookie.write(c, token);
    return c.json(staff);
  });

  doors.post("/link", async (c) => {
    const { token } = parse(staffLinkSchema, await readJson(c));
    return c.json({ person: await staffLinks.find(token) });
  });

  doors.post("/set-up", async (c) => {
    const chosen = parse(setUpSchema, await readJson(c));
    const person = await staffLinks.use(chosen);
    await signIn.signOut(staffCookie.read(c));
    // A link stands for the password; where a code is asked for too, signing in asks for it.
    const { isOn } = await secondFactor.status(person);
    if (!isOn) staffCookie.write(c, (await signIn.openSession(person)).token);
    return c.json(person);
  });
  return doors;
}
