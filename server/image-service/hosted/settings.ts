/** How a hosted image service is reached and how much is asked of it. */
export interface ImageServiceSettings {
  /** Without a slash at its end and without `/v1`. */
  url: string;
  key?: string | undefined;
  /** Whether the key is sent; the task protocol sends none unless told to. */
  auth: "none" | "bearer";
  model: string;
  /** As it is called in error messages. */
  name?: string | undefined;
  dialect: "task" | "openai";
  /** Tasks at once, over all servers. */
  parallel: number;
  /** Tasks a day (UTC), over all servers; absent: as many as are asked for. */
  dailyBudget?: number | undefined;
  /** Pictures may lie on a private network, as those of a model on the same machine do. */
  allowPrivate: boolean;
  /** Staff set it: then the service itself is held to the same rule as its pictures. */
  isSetByStaff?: boolean;
}

export function authorization({
  auth,
  key,
}: Pick<ImageServiceSettings, "auth" | "key">): Record<string, string> {
  return auth === "bearer" && key ? { authorization: `Bearer ${key}` } : {};
}
