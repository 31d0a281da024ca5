import { data, type RouterContextProvider } from "react-router";
import { appContext } from "../context.ts";
import { getLocale } from "../paraglide/runtime.js";

/** For loaders: there is nothing at this address, and this is what others like; status 404. */
export async function missing(context: Readonly<RouterContextProvider>) {
  const popular = await context.get(appContext).catalogue.top("popular", 4, getLocale());
  return data({ kind: "missing" as const, popular }, { status: 404 });
}
