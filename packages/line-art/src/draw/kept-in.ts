/** What is kept under the key; made and kept when it is not there yet. */
export function keptIn<Key, Value>(kept: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = kept.get(key) ?? make();
  kept.set(key, value);
  return value;
}
