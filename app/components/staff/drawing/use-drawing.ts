import type { StaffDrawing, StaffDrawingRequest } from "@colorleaf/domain";
import { useEffect, useRef, useState } from "react";
import { type Answer, callStaff } from "../call-staff.ts";

/** What was drawn, and what it was asked for with. */
export interface Drawn<Drawing = StaffDrawing> {
  request: StaffDrawingRequest;
  drawing: Drawing;
}

/** Whoever draws; gives up where the signal says so. */
type Artist<Drawing> = (
  request: StaffDrawingRequest,
  signal: AbortSignal,
) => Promise<Answer<Drawing>>;

export const drawByEngine: Artist<StaffDrawing> = (request) =>
  callStaff("POST", "/drawings", request);

/**
 * Has somebody draw; of several requests under way only the last counts.
 *
 * @param asked drawn without anybody's pressing anything, when the screen opens
 */
export function useDrawing<Drawing>(
  artist: Artist<Drawing>,
  onDrawn?: (drawn: Drawn<Drawing>) => void,
  asked?: StaffDrawingRequest,
) {
  const [drawn, setDrawn] = useState<Drawn<Drawing>>();
  const [refusal, setRefusal] = useState<string>();
  const [isDrawing, setDrawing] = useState(false);
  const latest = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for when it opened
  useEffect(() => {
    if (asked) void draw(asked);
    return () => latest.current?.abort();
  }, []);

  async function draw(request: StaffDrawingRequest) {
    latest.current?.abort();
    const turn = new AbortController();
    latest.current = turn;
    setDrawing(true);
    setRefusal(undefined);
    const answer = await artist(request, turn.signal);
    if (turn.signal.aborted) return;
    setDrawing(false);
    if (!answer.ok) return setRefusal(answer.message);
    const result = { request, drawing: answer.value };
    setDrawn(result);
    onDrawn?.(result);
  }

  function stop() {
    latest.current?.abort();
    setDrawing(false);
  }

  return { drawn, refusal, isDrawing, draw, stop };
}

export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
