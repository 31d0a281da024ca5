import { mayActAs, type StaffMember, type StaffRole } from "@colorleaf/domain";
import { ProblemError } from "../problem-error.ts";

declare const admitted: unique symbol;

/**
 * One of the staff whose session and role have been checked for this request. Whatever only staff may
 * do asks for one, and `admit` is the only place that makes them.
 */
export interface Staff extends StaffMember {
  readonly [admitted]: true;
}

/**
 * @param person whose session it is; undefined: there is none, or it is over
 * @throws ProblemError not-signed-in, not-allowed
 */
export function admit(person: StaffMember | undefined, needed: StaffRole): Staff {
  if (!person) throw new ProblemError("not-signed-in");
  if (!mayActAs(person.role, needed)) throw new ProblemError("not-allowed");
  return person as Staff;
}
