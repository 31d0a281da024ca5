import type { Work } from "@colorleaf/domain";
import { useEffect, useEffectEvent, useRef, useState } from "react";
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
  /** The newest gallery or the one on its way: changes queue up behind it. */
  const latest = useRef<Promise<Gallery>>(undefined);

  function change(next: (gallery: Gallery) => Gallery) {
    latest.current = (latest.current ?? loadGallery()).then(next);
    void latest.current.then(setGallery);
  }

  const load = useEffectEvent(() => change((gallery) => gallery));
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load();
      },
      { rootMargin: "600px" },
    );
    if (wall.current) observer.observe(wall.current);
    return () => observer.disconnect();
  }, []);

  return {
    gallery,
    wall,
    add: (picture: Picture) => change(({ works }) => addWork(works, workFrom(picture))),
  };
}

/**
 * Never rejects: without sample pages the gallery is simply empty. Samples in another language make
 * room for the same ones in the reader's.
 */
async function loadGallery(): Promise<Gallery> {
  const works = readGallery();
  const language = getLocale();
  const readable = works.filter(({ sampleLanguage = language }) => sampleLanguage === language);
  if (works.length > 0 && readable.length === works.length) return { works, isKept: true };
  try {
    return fillGallery(readable, await fetchSamples(language), language);
  } catch (error) {
    reportError("samples", error);
    return { works, isKept: true };
  }
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
