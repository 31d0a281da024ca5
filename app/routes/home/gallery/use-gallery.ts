import type { Work } from "@colorleaf/domain";
import { useEffect, useRef, useState } from "react";
import { reportError } from "../../../browser/error-reports.ts";
import {
  addWork,
  defaultSeo,
  fetchSamples,
  fillGallery,
  type Gallery,
  readGallery,
} from "../../../browser/gallery.ts";
import { getLocale } from "../../../paraglide/runtime.js";
import type { Picture } from "../generator/generator-machine.ts";

/** The visitor's gallery; undefined until it has been read, which waits until it is near the screen. */
export function useGallery() {
  const [gallery, setGallery] = useState<Gallery>();
  const wall = useRef<HTMLElement>(null);
  const latest = useRef<Gallery>(undefined);

  function show(next: Gallery) {
    latest.current = next;
    setGallery(next);
  }

  useEffect(() => {
    const load = async () => {
      const works = readGallery();
      if (works.length > 0) return show({ works, isKept: true });
      try {
        const samples = await fetchSamples(getLocale());
        // A page made in the meantime is not to be overwritten.
        if (!latest.current) show(fillGallery(samples));
      } catch (error) {
        reportError("samples", error);
        if (!latest.current) show({ works: [], isKept: true });
      }
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: "600px" },
    );
    if (wall.current) observer.observe(wall.current);
    return () => observer.disconnect();
  }, []);

  return {
    gallery,
    wall,
    add: (picture: Picture) =>
      show(addWork(latest.current?.works ?? readGallery(), workFrom(picture))),
  };
}

function workFrom(picture: Picture): Work {
  const { reading: _, seo, ...kept } = picture;
  const now = Date.now();
  return {
    ...kept,
    id: String(now),
    createdAt: new Date(now).toISOString(),
    seo: seo.title ? seo : defaultSeo(picture.description, getLocale()),
  };
}
