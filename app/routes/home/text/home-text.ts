import type { HomeText } from "@colorleaf/domain";

export type { HomeText } from "@colorleaf/domain";
export type Testimonial = HomeText["testimonials"]["items"][number];
