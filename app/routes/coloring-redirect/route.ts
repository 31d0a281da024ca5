import { redirect } from "react-router";
import type { Route } from "./+types/route";

/** The address that pages had on the former site. */
export function loader({ params, request }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  return redirect(`/coloring-page/${encodeURIComponent(params.id)}${search}`, 301);
}
