import type { IconName } from "../../../ui/icons.tsx";

/** The long texts of the home screen. They come from the server in one language. */
export interface HomeText {
  meta: { title: string; description: string };
  hero: { title: string; lead: string };
  teaser: { title: string; lead: string };
  features: { title: string; items: { icon: IconName; title: string; text: string }[] };
  testimonials: { title: string; items: Testimonial[] };
  callToAction: { title: string; text: string; action: string };
  howTo: { title: string; lead: string; steps: { title: string; text: string }[] };
  faq: { title: string; items: { question: string; answer: string }[] };
}

export interface Testimonial {
  name: string;
  role: string;
  avatar: "bun" | "beard" | "glasses";
  /** 1 to 5 */
  rating: number;
  text: string;
}
