/** Where people are who do what they are called after. */
import type { SettingId, SubjectId } from "../types.ts";

const lists: Partial<Record<SettingId, string>> = {
  hospital: "doctor nurse dentist vet",
  kitchen: "chef pastry-cook",
  bakery: "baker",
  restaurant: "barista waiter",
  classroom: "teacher",
  laboratory: "scientist",
  library: "librarian",
  courtroom: "judge lawyer",
  carpentry: "carpenter",
  "hair-salon": "barber",
  stage: "singer rock-star ballerina magician opera-general",
  circus: "clown ringmaster juggler",
};

const workplaces = new Map<SubjectId, SettingId>(
  Object.entries(lists).flatMap(([setting, ids]) =>
    ids.split(" ").map((id) => [id, setting as SettingId] as const),
  ),
);

/** Undefined for those who work anywhere, and for everybody else. */
export function workplaceOf(id: SubjectId): SettingId | undefined {
  return workplaces.get(id);
}
