import type { StaffRole } from "@colorleaf/domain";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { appContext } from "../../context.ts";
import type { StaffArea } from "../../staff-area.ts";
import { loginPath } from "./redirect.ts";

interface Asked {
  params: LoaderFunctionArgs["params"];
  url: URL;
}

const marks = new WeakSet<object>();

/**
 * The loader of a staff screen: whoever is not signed in goes to the login, whoever may not see it
 * gets 403. Only through it does a screen reach the staff's data.
 */
export function staffLoader<Data>(
  role: StaffRole,
  load: (area: StaffArea, asked: Asked) => Promise<Data>,
) {
  // Not the request's own address: of a step inside the site, that is the one of its data.
  const loader = async ({ context, params, url }: LoaderFunctionArgs): Promise<Data> => {
    const area = await context.get(appContext).enterStaffArea(role);
    if (area === "signed-out") throw redirect(loginPath(`${url.pathname}${url.search}`));
    if (area === "refused") throw data(null, { status: 403 });
    return load(area, { params, url });
  };
  marks.add(loader);
  return loader;
}

/** For the test that no staff screen does without. */
export function isStaffLoader(loader: unknown): boolean {
  return typeof loader === "function" && marks.has(loader);
}
