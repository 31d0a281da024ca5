/** Who or what goes around another, and what lies between two. */
import { subjectById } from "../../lexicon/subjects.ts";
import { beside, type Cluster, clusterOf, middle, scaled } from "./cluster.ts";
import { around, beforeTheFeet } from "./next-to.ts";

/** Flat before their feet, and as wide as they sit apart. */
export function atThePond(subject: Cluster, whole: Cluster): Cluster {
  const pond = scaled(whole, (0.9 * subject.box.width) / whole.box.width);
  return beforeTheFeet(subject, pond);
}

/** Whichever are several go around the other: "stars around the moon", "a cat surrounded by mice". */
export function encircled(subject: Cluster, object: Cluster): Cluster {
  const isRing = subject.parts.length > object.parts.length;
  const [centre, others] = isRing ? [object, subject] : [subject, object];
  const { habitat } = subjectById(others.root.subject);
  const hangs = /sky|air/.test(habitat) && others.parts.length > 3;
  return { ...(hangs ? ring(centre, others) : around(centre, others)), root: subject.root };
}

/** All around, as stars and bees can be. */
function ring(centre: Cluster, others: Cluster): Cluster {
  const size = Math.max(...others.parts.map(({ box }) => Math.max(box.width, box.height)));
  const wide = Math.max(centre.box.width, centre.box.height);
  const count = others.parts.length;
  const star = Math.min(1, (0.75 * wide) / size);
  const radius = Math.max(
    0.5 * wide + 0.85 * size * star,
    (count * size * star * 1.15) / (2 * Math.PI),
  );
  const y = centre.box.y + centre.box.height / 2;
  const placed = others.parts.map((part, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    const [width, height] = [part.box.width * star, part.box.height * star];
    const box = {
      x: middle(centre) + radius * Math.cos(angle) - width / 2,
      y: y + radius * Math.sin(angle) - height / 2,
      width,
      height,
    };
    return { ...part, box };
  });
  return clusterOf(centre.root, [...centre.parts, ...placed]);
}

export function between(subject: Cluster, objects: Cluster[]): Cluster {
  const [first, second] = objects as [Cluster, Cluster?];
  if (second) return beside(beside(first, subject, subject.root), second);
  return around(subject, first);
}
