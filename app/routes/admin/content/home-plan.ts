/** Which fields the home screen's texts have, section by section, as the form shows them. */
import { avatars, featureIcons, type HomeText } from "@colorleaf/domain";
import { m } from "../../../paraglide/messages.js";

export interface Field {
  key: string;
  label: () => string;
  /** Of several lines. */
  isLong?: boolean;
  /** Of these only. */
  choices?: readonly { value: string; label: () => string }[];
  /** A number from 1 to this. */
  upTo?: number;
}

export interface SectionPlan {
  section: keyof HomeText;
  name: () => string;
  fields: readonly Field[];
  /** What there are several of. */
  list?: { key: string; fields: readonly Field[]; blank: Record<string, string | number> };
}

const title: Field = { key: "title", label: m.content_heading };
const lead: Field = { key: "lead", label: m.content_lead, isLong: true };
const text: Field = { key: "text", label: m.content_text, isLong: true };

const iconNames: Record<(typeof featureIcons)[number], () => string> = {
  sliders: m.hometext_icon_sliders,
  print: m.hometext_icon_print,
  palette: m.hometext_icon_palette,
  download: m.hometext_icon_download,
  star: m.hometext_icon_star,
  globe: m.hometext_icon_globe,
};
const avatarNames: Record<(typeof avatars)[number], () => string> = {
  bun: m.hometext_avatar_bun,
  beard: m.hometext_avatar_beard,
  glasses: m.hometext_avatar_glasses,
};

export const homePlan: readonly SectionPlan[] = [
  {
    section: "hero",
    name: m.hometext_hero,
    fields: [{ ...title, isLong: true }, lead],
  },
  { section: "teaser", name: m.layout_teaser, fields: [title, lead] },
  { section: "featured", name: m.layout_featured, fields: [title, lead] },
  {
    section: "features",
    name: m.layout_features,
    fields: [title],
    list: {
      key: "items",
      fields: [
        title,
        text,
        {
          key: "icon",
          label: m.hometext_icon,
          choices: featureIcons.map((value) => ({ value, label: iconNames[value] })),
        },
      ],
      blank: { icon: "star", title: "", text: "" },
    },
  },
  {
    section: "testimonials",
    name: m.layout_testimonials,
    fields: [title],
    list: {
      key: "items",
      fields: [
        { key: "name", label: m.staff_person_name },
        { key: "role", label: m.hometext_role },
        text,
        { key: "rating", label: m.hometext_rating, upTo: 5 },
        {
          key: "avatar",
          label: m.hometext_avatar,
          choices: avatars.map((value) => ({ value, label: avatarNames[value] })),
        },
      ],
      blank: { name: "", role: "", avatar: "bun", rating: 5, text: "" },
    },
  },
  {
    section: "callToAction",
    name: m.layout_call,
    fields: [title, text, { key: "action", label: m.hometext_action }],
  },
  {
    section: "howTo",
    name: m.layout_how_to,
    fields: [title, lead],
    list: { key: "steps", fields: [title, text], blank: { title: "", text: "" } },
  },
  {
    section: "faq",
    name: m.layout_faq,
    fields: [title],
    list: {
      key: "items",
      fields: [
        { key: "question", label: m.hometext_question },
        { key: "answer", label: m.hometext_answer, isLong: true },
      ],
      blank: { question: "", answer: "" },
    },
  },
  {
    section: "meta",
    name: m.hometext_meta,
    fields: [title, { key: "description", label: m.hometext_description, isLong: true }],
  },
];
