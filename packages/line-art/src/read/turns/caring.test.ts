import { expect, it } from "vitest";
import { relationsSaid } from "../relations-said.ts";

/** Who is there, and how they stand to each other; nothing that was said is missing. */
it.each([
  ["a crocodile at the dentist", "dentist beside crocodile"],
  ["小熊看牙医", "dentist beside bear"],
  ["a nurse giving a shot", "nurse beside boy"],
  ["护士给小熊打针", "nurse beside bear"],
  ["a doctor examining a patient", "doctor beside boy"],
  ["医生给病人看病", "doctor beside boy"],
  ["a nurse taking care of a patient", "boy in bed, nurse beside bed"],
  ["a nurse helping a sick boy in bed", "boy in bed, nurse beside bed"],
  ["a mother caring for her sick daughter", "girl in bed, woman beside bed"],
  ["护士照顾病人", "boy on bed"],
  ["护士照顾躺在病床上的小男孩", "boy on bed"],
  ["妈妈照顾生病的宝宝", "baby on bed"],
])("%s: %s", (description, relation) => {
  const { said, missing } = relationsSaid(description);
  expect(said).toEqual(relation.split(", ").toSorted());
  expect(missing).toEqual([]);
});
