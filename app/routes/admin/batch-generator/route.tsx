import { Pagination } from "../../../components/pagination/pagination.tsx";
import { pageOf } from "../../../components/staff/page-of.ts";
import { Panel, Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { m } from "../../../paraglide/messages.js";
import type { Route } from "./+types/route";
import { BatchList } from "./batch-list.tsx";
import { NewBatchForm } from "./new-batch-form.tsx";

export const meta = () => staffMeta(m.batch_title());

const batchesPerScreen = 20;

export const loader = staffLoader("viewer", async ({ staff, batches, workLists }, { url }) => {
  const { missedSearches, missedSubjects } = await workLists();
  const page = pageOf(url);
  const list = await batches({ offset: (page - 1) * batchesPerScreen, limit: batchesPerScreen });
  return {
    canEdit: staff.role !== "viewer",
    batches: list.batches,
    page,
    pageCount: Math.max(1, Math.ceil(list.total / batchesPerScreen)),
    searches: missedSearches.map(({ query }) => query),
    subjects: missedSubjects.map(({ description }) => description),
  };
});

export default function BatchGenerator({ loaderData }: Route.ComponentProps) {
  const { canEdit, batches, page, pageCount, searches, subjects } = loaderData;
  return (
    <Screen title={m.batch_title()}>
      {canEdit && (
        <Panel title={m.batch_new()}>
          <NewBatchForm workLists={{ searches, subjects }} />
        </Panel>
      )}
      <Panel title={m.batch_all()}>
        <BatchList batches={batches} />
        <Pagination page={page} pageCount={pageCount} />
      </Panel>
    </Screen>
  );
}
