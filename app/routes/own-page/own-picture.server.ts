/** What a visitor's own picture brings to its screen: by the id of its generation, or by address and title. */
import {
  type AspectRatio,
  aspectRatios,
  type Difficulty,
  difficultyOfComplexity,
  type Generation,
  type GenerationResult,
  isOneOf,
  type Language,
} from "@colorleaf/domain";
import { shortened } from "../../components/short-names.ts";
import type { CatalogueForScreens } from "../../context.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";

/** Pictures of ours; an address elsewhere would show anybody's picture as one of this site. */
const ownAddress =
  /^\/(media\/[0-9a-f]{64}\.(svg|png|webp)|pictures\/[a-z0-9/-]+\.(svg|png|webp))$/;

type Words = Parameters<CatalogueForScreens["alike"]>[0];

/** One that has been drawn, or is being drawn; undefined: it never will be. */
export function fromGeneration({ state, request, result }: Generation) {
  if (state === "failed") return undefined;
  const { description, aspectRatio = "1:1" } = request;
  if (!result) return { kind: "drawing" as const, title: shortened(description) };
  const { seo, line_art_url: image, svg_url: svg } = result;
  return found({
    title: seo.title,
    description: seo.description,
    words: description,
    aspectRatio,
    image,
    svg,
    colour: result.colour_url,
    language: request.language,
    facts: {
      difficulty: result.difficulty ?? difficultyOfComplexity[result.complexity],
      style: result.style,
      tags: drawnIn(result, getLocale()),
    },
    tips: [seo.tip, ...seo.additionalTips].filter((tip) => tip !== ""),
    about: aboutOf(result, request.language),
  });
}

/** One of which nothing is known but what the address says; undefined: it is none of ours. */
export function fromAddress(search: URLSearchParams) {
  const image = search.get("image");
  if (!image || !ownAddress.test(image)) return undefined;
  const given = search.get("title")?.trim().slice(0, 120);
  const title = given || m.default_image_title();
  const aspect = search.get("aspectRatio");
  const language = getLocale();
  return found({
    title,
    description: m.page_own_lead(),
    words: title,
    aspectRatio: isOneOf(aspectRatios, aspect) ? aspect : "1:1",
    image,
    svg: image.endsWith(".svg") ? image : undefined,
    colour: undefined,
    language,
    facts: undefined,
    tips: [],
    about: given ? { title: given, tags: [], language } : undefined,
  });
}

interface OwnPicture {
  title: string;
  description: string;
  /** To make one like it. */
  words: string;
  aspectRatio: AspectRatio;
  image: string;
  svg: string | undefined;
  /** Address of the same picture in colours. */
  colour: string | undefined;
  /** Of title, description and tips. */
  language: Language;
  facts: { difficulty: Difficulty; style: GenerationResult["style"]; tags: string[] } | undefined;
  tips: string[];
  /** To find pages like it. */
  about: Words | undefined;
}

function found({ words, aspectRatio, image, svg, ...picture }: OwnPicture) {
  const { title, colour } = picture;
  const coloring = new URLSearchParams({ image, source: "generator", title });
  const again = new URLSearchParams({ description: words, aspectRatio });
  return {
    ...picture,
    kind: "found" as const,
    aspectRatio,
    coloring: `/coloring-tool?${coloring}`,
    again: `/?${again}#generator`,
    ...filesOf(image, svg, title),
    colour,
  };
}

/** The names of what is on it; a service that only draws tells none. */
function drawnIn({ brief }: GenerationResult, language: Language): string[] {
  const names = [...(brief?.understood ?? []), ...(brief?.substituted ?? [])];
  const setting = brief?.setting ? [brief.setting[language]] : [];
  return [...new Set([...names.map(({ name }) => name[language]), ...setting])];
}

/** In English, in which every page has its words; the visitor's own words where they are all there is. */
function aboutOf(result: GenerationResult, language: Language): Words {
  const tags = drawnIn(result, "en");
  if (tags.length > 0) return { title: tags.join(" "), tags, language: "en" };
  return { title: result.description, tags: result.seo.keywords, language };
}

/** What is shown, and the files to take home: the picture, and what is made from a vector. */
function filesOf(image: string, svg: string | undefined, title: string) {
  const name = `colorleaf-${title.slice(0, 40).trim().replace(/\s+/g, "-")}`;
  const file = (label: string, address: string, ending: string) => ({
    label,
    name: name + ending,
    format: ending.slice(1),
    href: `${address}?${new URLSearchParams({ download: name + ending })}`,
  });
  const pdf = (label: string, paper: "a4" | "letter") =>
    file(label, `${svg?.replace(/svg$/, paper)}.pdf`, `-${paper}.pdf`);
  const isStored = svg?.startsWith("/media/");
  return {
    shown: svg ?? image,
    file: file(m.page_download_png(), image, image.slice(image.lastIndexOf("."))),
    otherFiles: [
      ...(isStored ? [pdf(m.page_pdf_a4(), "a4"), pdf(m.page_pdf_letter(), "letter")] : []),
      ...(svg && svg !== image ? [file(m.page_svg(), svg, ".svg")] : []),
    ],
  };
}
