import type { StaffDrawing, StaffDrawingRequest } from "@colorleaf/domain";
import { useRef, useState } from "react";
import { callStaff } from "../call-staff.ts";

/** A drawing and what it was asked for with. */
export interface Drawn {
  request: StaffDrawingRequest;
  drawing: StaffDrawing;
}

/** Has the engine draw; of several requests under way only the last counts. */
export function useDrawing(onDrawn?: (drawn: Drawn) => void) {
  const [drawn, setDrawn] = useState<Drawn>();
  const [refusal, setRefusal] = useState<string>();
  const [isDrawing, setDrawing] = useState(false);
  const latest = useRef(0);

  async function draw(request: StaffDrawingRequest) {
    latest.current += 1;
    const turn = latest.current;
    setDrawing(true);
    setRefusal(undefined);
    const answer = await callStaff<StaffDrawing>("POST", "/drawings", request);
    if (turn !== latest.current) return;
    setDrawing(false);
    if (!answer.ok) return setRefusal(answer.message);
    const result = { request, drawing: answer.value };
    setDrawn(result);
    onDrawn?.(result);
  }
  return { drawn, refusal, isDrawing, draw };
}

export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
