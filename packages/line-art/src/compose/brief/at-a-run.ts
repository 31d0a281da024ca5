/** Who is chased, raced or taken along at a run runs as well, where there is a drawing of it. */
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, Mention, Relation } from "../../types.ts";

export function atARun(brief: Brief): Brief {
  const { mentions, relations } = brief;
  const runners = mentions.filter(({ action }) => action === "running");
  const runner = runners.find(isPerson) ?? runners[0];
  if (!runner) return brief;
  const areRelated = ({ id }: Mention) =>
    relations.some(({ from, to }) => from === id || to.includes(id));
  const isBesideOne = ({ id }: Mention) =>
    relations.some(
      ({ kind, from, to }) =>
        kind === "beside" &&
        runners.some((other) => [from, to[0]].includes(other.id) && [from, to[0]].includes(id)),
    );
  const canRun = ({ subject, action = "running" }: Mention) =>
    action === "running" && subjectById(subject).doing?.running !== undefined;
  const others = mentions.filter((one) => one !== runner && canRun(one));
  const comeAlong = others.filter((one) => !areRelated(one));
  const run = [...comeAlong, ...others.filter(isBesideOne)];
  const all: Relation[] = [
    ...relations,
    ...comeAlong.map(({ id }) => ({ kind: "beside" as const, from: runner.id, to: [id] })),
  ];
  const runs = (id: string) => [...runners, ...run].some((one) => one.id === id);
  const leader = all.find(
    ({ kind, from, to }) => kind === "beside" && to[0] === brief.hero && runs(from),
  );
  return {
    ...brief,
    ...(leader && { hero: leader.from }),
    mentions: mentions.map((one) => (run.includes(one) ? { ...one, action: "running" } : one)),
    relations: all,
  };
}

const isPerson = ({ subject }: Mention) => subjectById(subject).kind === "person";
