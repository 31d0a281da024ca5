/** What children and their relatives are called in stories: "Emma and Max build a snowman" are a girl and a boy. */
import type { SubjectId } from "../types.ts";

const girls = `Abby Abigail Ada Alice Alicia Amelia Amy Ana Anna Annie Aria Aurora Ava Bella Beth Betty Bonnie Carmen
  Charlotte Chloe Claire Clara Daisy Daniela Ella Ellie Elena Eliza Elizabeth Emily Emma Eva Evie Evelyn Fatima Fiona
  Freya Gabriela Grace Hannah Harper Heidi Holly Isabel Isabella Isla Ivy Jane Jasmine Jenny Jessica Jill Julia Julie
  Kate Katie Kim Kylie Laura Layla Leah Lena Lila Lily Lina Lisa Lola Lucia Lucy Luna Maddie Madison Maria Marie Mary
  Maya Megan Mei Mia Mila Millie Molly Nadia Naomi Nina Nora Olivia Penelope Penny Poppy Priya Rachel Rosie Ruby
  Sadie Sally Sara Sarah Scarlett Sofia Sophia Sophie Stella Sue Susie Tess Tina Valentina Victoria Violet Willow
  Yasmin Zara Zoe Zoey`;

const boys = `Aaron Adam Ahmed Aidan Alex Ali Alfie Andrew Andy Archie Arthur Asher Ben Benjamin Billy Bob Bobby Caleb Cameron
  Carlos Charlie Chris Connor Daniel Danny David Diego Dylan Eddie Eli Elijah Eric Ethan Evan Felix Finn Frank Fred Freddie
  Gabriel George Harry Henry Hugo Ian Isaac Jack Jackson Jacob Jake James Jamie Jason Jayden Jim Jimmy Joe Joey John Johnny
  Jonah Jordan Jose Joseph Josh Joshua Juan Kevin Kai Leo Leon Levi Liam Logan Louis Luca Lucas Luis Luke Marco Mason Mateo Matt
  Matthew Max Michael Miguel Mike Miles Milo Mohammed Nate Nathan Nick Noah Oliver Ollie Omar Oscar Owen Patrick Paul Pedro
  Peter Ravi Ryan Sam Sammy Samuel Sebastian Simon Steve Ted Teddy Theo Thomas Tim Timmy Toby Tom Tommy Tony Tyler
  William Wyatt Zach`;

const table = (names: string, subject: SubjectId) =>
  names.split(/\s+/).map((name) => [name.toLowerCase(), subject] as const);

/** In small letters. */
export const firstNamesEn: ReadonlyMap<string, SubjectId> = new Map([
  ...table(girls, "girl"),
  ...table(boys, "boy"),
]);
