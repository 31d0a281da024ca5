import type { HomeLayout, HomeSection } from "@colorleaf/domain";
import { Fragment, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { track } from "../../browser/analytics.ts";
import { pageMeta } from "../../components/page-meta.ts";
import { appContext } from "../../context.ts";
import { getLocale } from "../../paraglide/runtime.js";
import type { Route } from "./+types/route";
import { LatestCreations } from "./gallery/latest-creations.tsx";
import { useGallery } from "./gallery/use-gallery.ts";
import {
  type FormValues,
  formValuesFrom,
  homeComplexity,
  requestFrom,
} from "./generator/form-values.ts";
import { GeneratorForm } from "./generator/generator-form.tsx";
import { Ideas } from "./generator/ideas.tsx";
import { RefusalNote } from "./generator/refusal-note.tsx";
import { useGenerator } from "./generator/use-generator.ts";
import { HeroPicture } from "./hero/hero-picture.tsx";
import { heroPicture } from "./hero/hero-svg.server.ts";
import { withReplacement } from "./result/replacement.ts";
import css from "./route.module.css";
import { CallToAction } from "./sections/call-to-action.tsx";
import { categoryCard, pageCard, sharedImage } from "./sections/cards.server.ts";
import { Cards } from "./sections/cards.tsx";
import { Faq } from "./sections/faq.tsx";
import { Features } from "./sections/features.tsx";
import { HowTo } from "./sections/how-to.tsx";
import { Testimonials } from "./sections/testimonials.tsx";
import { homeData } from "./text/home-data.server.ts";
import { ideasFor } from "./text/ideas.server.ts";
import { completed } from "./text/index.server.ts";
import { useFocusOnArrival, useTypedBeforeHydration } from "./use-arrival.ts";
import { useKeptScreen } from "./use-kept-screen.ts";

// Most visitors read before they draw: the panel is fetched when somebody begins to type.
const loadResultPanel = () => import("./result/result-panel.tsx");
const ResultPanel = lazy(loadResultPanel);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { brand, catalogue, home, origin } = context.get(appContext);
  const language = getLocale();
  const { layout, texts } = await home();
  const text = completed(texts)[language];
  const sections = sectionsOf(layout);
  const featured = sections.includes("featured") ? layout.featured : [];
  const teasers = await catalogue.teasers(language);
  return {
    origin,
    text,
    structured: homeData(origin, brand.name, text),
    ideas: ideasFor(language),
    heroPicture,
    sections,
    featured: (await catalogue.chosen(featured, language)).map(pageCard),
    teasers: teasers.map(categoryCard),
    image: sharedImage(teasers),
    form: formValuesFrom(new URL(request.url).searchParams),
  };
}

/** What the screen shows does not depend on the fragment that the call to action sets. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.search !== nextUrl.search;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [
    ...pageMeta({ ...loaderData.text.meta, origin: loaderData.origin, image: loaderData.image }),
    { "script:ld+json": loaderData.structured },
  ];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { text, ideas, teasers, featured } = loaderData;
  const [form, setForm] = useState<FormValues>(loaderData.form);
  const field = useRef<HTMLTextAreaElement>(null);
  const { gallery, wall, add } = useGallery();
  const generator = useGenerator({
    mayResume: ({ description }) =>
      form === loaderData.form || form.description.trim() === description,
    onResult: add,
    onResume: (request) =>
      setForm((values) => ({
        ...values,
        description: request.description,
        aspectRatio: request.aspectRatio ?? values.aspectRatio,
        complexity: homeComplexity(request.complexity),
        style: request.style ?? values.style,
        theme: request.theme,
      })),
  });
  const { state } = generator;
  const change = (values: Partial<FormValues>) => {
    setForm((form) => ({ ...form, ...values }));
    void loadResultPanel();
  };
  const focusForm = () => field.current?.focus();

  useKeptScreen(form, state.phase === "result" ? state.picture : undefined, (form, picture) => {
    change(form);
    if (picture) generator.open(picture);
  });
  useTypedBeforeHydration(field, loaderData.form.description, (description) =>
    change({ description }),
  );
  useFocusOnArrival(focusForm);

  function chooseDescription(description: string) {
    change({ description });
    focusForm();
  }

  const shown: Record<HomeSection, ReactNode> = {
    teaser: <Cards id="teaser" text={text.teaser} cards={teasers} />,
    featured: <Cards id="featured" text={text.featured} cards={featured} />,
    latest: (
      <LatestCreations
        gallery={gallery}
        wall={wall}
        onCreate={focusForm}
        onOpen={(work) => {
          track("view_work", { id: work.id, description: work.description });
          change({
            description: work.description,
            aspectRatio: work.aspectRatio,
            complexity: homeComplexity(work.complexity),
          });
          if (generator.isGenerating) generator.clear();
          generator.open(work);
          scrollTo({ top: 0 });
        }}
      />
    ),
    features: <Features text={text.features} />,
    testimonials: <Testimonials text={text.testimonials} />,
    callToAction: <CallToAction text={text.callToAction} />,
    howTo: <HowTo text={text.howTo} />,
    faq: <Faq text={text.faq} />,
  };

  return (
    <>
      <section id="generator" className={css.hero}>
        <div className={css.intro}>
          <h1>{text.hero.title}</h1>
          <p>{text.hero.lead}</p>
        </div>
        <div className={css.picture}>
          <HeroPicture markup={loaderData.heroPicture} typed={form.description.length} />
        </div>
        <div className={css.form}>
          <GeneratorForm
            values={form}
            onChange={change}
            onGenerate={() => generator.generate(requestFrom(form, getLocale()))}
            isGenerating={generator.isGenerating}
            field={field}
          />
          {state.phase === "refused" && (
            <RefusalNote refusal={state.refusal} onChoose={chooseDescription} />
          )}
        </div>
        <div className={css.ideas}>
          <Ideas ideas={ideas} onChoose={chooseDescription} />
        </div>
      </section>
      {state.phase !== "idle" && state.phase !== "refused" && (
        <Suspense>
          <ResultPanel
            state={state}
            onPictureLoaded={generator.pictureLoaded}
            onPictureFailed={generator.pictureFailed}
            onRetry={generator.generate}
            onStop={generator.clear}
            onCreateNew={() => {
              generator.clear();
              change({ description: "" });
              focusForm();
            }}
            onReplace={(phrase, alternative) =>
              chooseDescription(withReplacement(form.description, phrase, alternative))
            }
          />
        </Suspense>
      )}
      <div className={css.below}>
        {loaderData.sections.map((section) => (
          <Fragment key={section}>{shown[section]}</Fragment>
        ))}
      </div>
    </>
  );
}

function sectionsOf(layout: HomeLayout): HomeSection[] {
  return layout.sections.filter(({ isVisible }) => isVisible).map(({ section }) => section);
}
