import { Panel, Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { m } from "../../../paraglide/messages.js";
import type { Route } from "./+types/route";
import { BatchList } from "./batch-list.tsx";
import { NewBatchForm } from "./new-batch-form.tsx";

export const meta = () => staffMeta(m.batch_title());

export const loader = staffLoader("viewer", async ({ staff, batches, workLists }) => {
  const { missedSearches, missedSubjects } = await workLists();
  return {
    canEdit: staff.role !== "viewer",
    batches: await batches(),
    searches: missedSearches.map(({ query }) => query),
    subjects: missedSubjects.map(({ description }) => description),
  };
});

export default function BatchGenerator({ loaderData }: Route.ComponentProps) {
  const { canEdit, batches, searches, subjects } = loaderData;
  return (
    <Screen title={m.batch_title()}>
      {canEdit && (
        <Panel title={m.batch_new()}>
          <NewBatchForm workLists={{ searches, subjects }} />
        </Panel>
      )}
      <Panel title={m.batch_all()}>
        <BatchList batches={batches} />
      </Panel>
    </Screen>
  );
}
