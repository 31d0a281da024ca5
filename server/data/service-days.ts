/** How many tasks a hosted service has been asked for, by day (UTC): what a day costs. */
import type { Db } from "./schema.ts";

/** Counts one more task of a day. False: there have been `budget` already. */
export async function takeTask(db: Db, day: string, budget: number | undefined): Promise<boolean> {
  if (budget === 0) return false;
  const taken = await db
    .insertInto("service_days")
    .values({ day, tasks: 1 })
    .onConflict((conflict) => {
      const update = conflict
        .column("day")
        .doUpdateSet((eb) => ({ tasks: eb("service_days.tasks", "+", 1) }));
      return budget === undefined ? update : update.where("service_days.tasks", "<", budget);
    })
    .returning("tasks")
    .executeTakeFirst();
  return taken !== undefined;
}
