/**
 * Where images are kept. Names are flat and written once: an object is named by a hash of its
 * content, so putting a name twice puts the same bytes. What fails for any other reason than that
 * there is no such object throws.
 */
export interface Storage {
  /** The bytes of an object; undefined: there is none. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Resolves once the object survives a power cut. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  exists(name: string): Promise<boolean>;
  /** Does nothing where there is none. */
  remove(name: string): Promise<void>;
  /** Throws, soon, where objects cannot be had now. */
  check(): Promise<void>;
}
