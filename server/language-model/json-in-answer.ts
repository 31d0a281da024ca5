/** The JSON object in a model's answer, whatever is said around it; undefined: there is none. */
export function jsonInAnswer(answer: string): unknown {
  const [start, end] = [answer.indexOf("{"), answer.lastIndexOf("}")];
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(answer.slice(start, end + 1));
  } catch {
    return undefined;
  }
}
