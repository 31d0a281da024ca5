/**
 * The tasks of one generation at a hosted service, kept in its row: asked for is written down before
 * the question, the id before the first poll. So a process that takes over after a kill polls what was
 * created; it creates again only what was asked for without an answer, and counts that.
 */
import type { GenerationRow } from "../data/generations.ts";
import { dayOf } from "../data/page-counts.ts";
import type { Db } from "../data/schema.ts";
import { takeTask } from "../data/service-days.ts";
import type { ServiceTask, ServiceTasks } from "../image-service/image-service.ts";

type Which = "first" | "redraw";
type TaskProgress = Partial<
  Pick<GenerationRow, "provider_task_id" | "redraw_task_id" | "asked_task" | "lost_answers">
>;

const columnOf = { first: "provider_task_id", redraw: "redraw_task_id" } as const;

export type TaskEvent = "asked" | "created" | "answer-lost";

/** @param save writes to the row; throws when it is another process's by now */
export async function createServiceTasks(
  row: GenerationRow,
  {
    db,
    dailyBudget,
    save,
    onEvent,
  }: {
    db: Db;
    dailyBudget: number | undefined;
    save(progress: TaskProgress): Promise<void>;
    onEvent(event: TaskEvent, id: string): void;
  },
): Promise<ServiceTasks> {
  let lostAnswers = row.lost_answers;

  async function countLost(): Promise<void> {
    lostAnswers += 1;
    await save({ asked_task: null, lost_answers: lostAnswers });
    onEvent("answer-lost", row.id);
  }

  function task(which: Which): ServiceTask {
    let id = row[columnOf[which]] ?? undefined;
    return {
      get id() {
        return id;
      },
      async begin() {
        if (!(await takeTask(db, dayOf(Date.now()), dailyBudget))) return false;
        await save({ asked_task: which });
        onEvent("asked", row.id);
        return true;
      },
      async answered(created) {
        await save({ asked_task: null, ...(created && { [columnOf[which]]: created }) });
        id = created;
        if (created) onEvent("created", row.id);
      },
      answerLost: countLost,
    };
  }

  // A process was killed between the question and writing the answer down.
  if (row.asked_task !== null) await countLost();
  return { first: task("first"), redraw: task("redraw") };
}
