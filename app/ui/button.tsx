import type { ComponentProps } from "react";
import css from "./button.module.css";

export type ButtonKind = "plain" | "strong" | "chip";

export function buttonClass(kind: ButtonKind = "plain"): string {
  return kind === "plain" ? css.button! : `${css.button} ${css[kind]}`;
}

export function Button({
  kind = "plain",
  type = "button",
  ...props
}: ComponentProps<"button"> & { kind?: ButtonKind }) {
  return <button {...props} type={type} className={buttonClass(kind)} />;
}
