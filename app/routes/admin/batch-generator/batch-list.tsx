import type { Batch } from "@colorleaf/domain";
import { Link } from "react-router";
import { BatchProgress } from "../../../components/staff/batch-progress.tsx";
import { Table } from "../../../components/staff/table.tsx";
import { timeText } from "../../../components/staff/time.ts";
import { m } from "../../../paraglide/messages.js";

export function BatchList({ batches }: { batches: Batch[] }) {
  return (
    <Table
      label={m.batch_all()}
      none={m.batch_none()}
      rows={batches}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: m.batch_name(),
          cell: ({ id, name }) => <Link to={`/admin/batch-generator/${id}`}>{name}</Link>,
        },
        { heading: m.batch_progress(), cell: (batch) => <BatchProgress batch={batch} /> },
        {
          heading: m.batch_accepted(),
          cell: ({ counts }) => counts.accepted,
          isNumber: true,
          isMinor: true,
        },
        {
          heading: m.batch_published(),
          cell: ({ counts }) => counts.published,
          isNumber: true,
          isMinor: true,
        },
        {
          // In one column: on a tablet there is no room for two.
          heading: m.batch_made(),
          isMinor: true,
          cell: ({ createdAt, author }) => (
            <>
              {timeText(Date.parse(createdAt))}
              <br />
              {author}
            </>
          ),
        },
      ]}
    />
  );
}
