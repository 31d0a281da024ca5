import type { HostedDrawing, StaffDrawingRequest } from "@colorleaf/domain";
import { type Answer, callStaff } from "../../../components/staff/call-staff.ts";

/** Orders a drawing and asks for it until it is there; one that nobody waits for is cancelled. */
export async function drawByService(
  request: StaffDrawingRequest,
  signal: AbortSignal,
): Promise<Answer<HostedDrawing>> {
  const order = await callStaff<{ id: string }>("POST", "/hosted-drawings", request);
  if (!order.ok) return order;
  const path = `/hosted-drawings/${order.value.id}`;
  const cancel = () => void callStaff("DELETE", path);
  if (signal.aborted) cancel();
  signal.addEventListener("abort", cancel, { once: true });
  let answer: Answer<HostedDrawing | undefined>;
  do answer = await callStaff("GET", path, undefined, signal);
  while (answer.ok && answer.value === undefined);
  signal.removeEventListener("abort", cancel);
  return answer as Answer<HostedDrawing>;
}
