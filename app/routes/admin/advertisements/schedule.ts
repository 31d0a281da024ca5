/** A time as `datetime-local` fields hold it, in the zone of who types it. */
export function toLocal(iso: string | null): string {
  if (!iso) return "";
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function fromLocal(text: string): string | null {
  return text === "" ? null : new Date(text).toISOString();
}
