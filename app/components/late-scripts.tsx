import {
  Children,
  cloneElement,
  isValidElement,
  type LinkHTMLAttributes,
  type ReactNode,
} from "react";
import { Scripts } from "react-router";

/**
 * The router's scripts, after all that the first painting needs: screens can be read without them.
 * `Scripts` knows no such option; without it its preloads would go before style sheets and pictures.
 */
export function LateScripts() {
  // A component without state of its own: what it renders can be looked at.
  return <>{giveWay(Scripts({}))}</>;
}

function giveWay(rendered: ReactNode): ReactNode {
  if (!isValidElement<LinkHTMLAttributes<HTMLLinkElement> & { children?: ReactNode }>(rendered)) {
    return rendered;
  }
  if (rendered.props.rel === "modulepreload")
    return cloneElement(rendered, { fetchPriority: "low" });
  const { children } = rendered.props;
  return children ? cloneElement(rendered, {}, Children.map(children, giveWay)) : rendered;
}
