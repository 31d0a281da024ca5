import { drawingRequestSchema } from "@colorleaf/domain";
import { useState } from "react";
import { randomSeed } from "../../../components/staff/drawing/use-drawing.ts";
import { Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import type { Route } from "./+types/route";
import css from "./route.module.css";
import { type Bench, Workbench } from "./workbench.tsx";

export const meta = () => staffMeta(m.staff_nav_generate());

const asked = drawingRequestSchema.shape.description.catch("");

export const loader = staffLoader("editor", async ({ canOrderDrawings }, { url }) => ({
  description: asked.parse(url.searchParams.get("description")),
  // Chosen here, so that the browser goes on with the same.
  seed: randomSeed(),
  hasService: await canOrderDrawings(),
}));

/** The workbench: one drawing, or two to compare. */
export default function Generate({ loaderData }: Route.ComponentProps) {
  const { hasService } = loaderData;
  const [one, setOne] = useState<Bench>(() => ({
    artist: "builtin",
    description: loaderData.description,
    aspectRatio: "1:1",
    difficulty: "medium",
    style: "cartoon",
    seed: loaderData.seed,
  }));
  const [other, setOther] = useState<Bench>();
  /** The same by the other artist, or else another drawing of it. */
  const startOther = () =>
    setOther({
      ...one,
      artist: hasService && one.artist === "builtin" ? "hosted" : "builtin",
      seed: randomSeed(),
    });
  return (
    <Screen
      title={m.staff_nav_generate()}
      actions={
        <Button onClick={() => (other ? setOther(undefined) : startOther())}>
          {other ? m.staff_compare_end() : m.staff_compare()}
        </Button>
      }
    >
      <div className={css.benches}>
        <Workbench
          name={m.staff_bench({ name: "A" })}
          value={one}
          hasService={hasService}
          isAsked={loaderData.description !== ""}
          onChange={setOne}
        />
        {other && (
          <Workbench
            name={m.staff_bench({ name: "B" })}
            value={other}
            hasService={hasService}
            onChange={setOther}
          />
        )}
      </div>
    </Screen>
  );
}
