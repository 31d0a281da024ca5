import { useEffect, useRef } from "react";
import css from "./hero-picture.module.css";

const steps = 12;
const charactersPerStep = 2;

/** A line drawing that takes on more colour with every few characters; whatever the pointer touches is colored too. */
export function HeroPicture({ markup, typed }: { markup: string; typed: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const colored = Math.min(steps, Math.ceil(typed / charactersPerStep));

  useEffect(() => {
    for (const shape of frame.current?.querySelectorAll<SVGElement>("[data-step]") ?? []) {
      shape.toggleAttribute("data-colored", Number(shape.dataset.step) <= colored);
    }
  }, [colored]);

  return (
    <div
      ref={frame}
      className={css.picture}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
