/** A window for tests: storage that can be full or switched off, and what the stores read beside it. */
import { vi } from "vitest";

export class MemoryStorage {
  isFull = false;
  isOff = false;
  [name: string]: unknown;

  getItem(key: string): string | null {
    if (this.isOff) throw new DOMException("denied", "SecurityError");
    return (this[`item:${key}`] as string) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isOff) throw new DOMException("denied", "SecurityError");
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this[`item:${key}`] = value;
  }

  removeItem(key: string): void {
    delete this[`item:${key}`];
  }
}

export function stubWindow(): MemoryStorage {
  const storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("location", { href: "https://colorleaf.example/" });
  vi.stubGlobal("navigator", { userAgent: "a browser" });
  vi.stubGlobal("document", { documentElement: { lang: "zh-Hans" } });
  return storage;
}
