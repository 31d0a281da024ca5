import { useState } from "react";
import { data, useRevalidator } from "react-router";
import { Pagination } from "../../../components/pagination/pagination.tsx";
import { BatchProgress } from "../../../components/staff/batch-progress.tsx";
import { callStaff } from "../../../components/staff/call-staff.ts";
import form from "../../../components/staff/form/form.module.css";
import { pageOf } from "../../../components/staff/page-of.ts";
import { Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { useLookAgain } from "../../../components/staff/use-look-again.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import type { Route } from "./+types/route";
import { BatchActions } from "./batch-actions.tsx";
import { ReviewGrid } from "./review-grid.tsx";

const itemsPerPage = 48;
const lookAgainMs = 2_000;

export const meta = () => staffMeta(m.batch_review());

export const loader = staffLoader("viewer", async (area, { params, url }) => {
  const batch = await area.batch(params.id ?? "");
  if (!batch) throw data(null, { status: 404 });
  const page = pageOf(url);
  return {
    canEdit: area.staff.role !== "viewer",
    batch,
    page,
    pageCount: Math.max(1, Math.ceil(batch.counts.total / itemsPerPage)),
    items: await area.batchItems(batch.id, {
      offset: (page - 1) * itemsPerPage,
      limit: itemsPerPage,
    }),
    categories: await area.categoryNames(getLocale()),
  };
});

export default function BatchReview({ loaderData }: Route.ComponentProps) {
  const { batch, items, page, pageCount, categories, canEdit } = loaderData;
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<{ isRefusal: boolean; text: string }>();
  const isWaiting = items.some(({ state }) => state === "waiting");
  useLookAgain(isWaiting, lookAgainMs);

  async function act<T>(
    method: "POST" | "PUT",
    path: string,
    body?: unknown,
    done?: (value: T) => string,
  ) {
    const answer = await callStaff<T>(method, `/batches/${batch.id}${path}`, body);
    setSaid(
      answer.ok
        ? done && { isRefusal: false, text: done(answer.value) }
        : { isRefusal: true, text: answer.message },
    );
    // Who did not want to sign in again stays where something may have been typed.
    if (answer.ok || answer.code !== "not-signed-in") await revalidate();
    return answer.ok ? undefined : answer.message;
  }

  return (
    <Screen title={batch.name}>
      <BatchProgress batch={batch} />
      {canEdit && <BatchActions batch={batch} categories={categories} act={act} />}
      <p role="status" className={said?.isRefusal ? form.refusal : form.done}>
        {said?.text}
      </p>
      {canEdit && <p>{m.batch_keys()}</p>}
      <ReviewGrid items={items} canEdit={canEdit} act={act} />
      <Pagination page={page} pageCount={pageCount} />
    </Screen>
  );
}
