/** The JSON object in a model's answer, whatever is said around it; undefined: there is none. */
export function jsonInAnswer(answer: string): unknown {
  const json = /\{[\s\S]*\}/u.exec(answer)?.[0];
  if (!json) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
