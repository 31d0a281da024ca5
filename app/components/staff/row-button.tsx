import { Button } from "react-aria-components";
import { type ButtonKind, buttonClass } from "../../ui/button.tsx";

/**
 * A button within a row of a list that takes presses itself: a plain one would hand Enter and clicks
 * on to the row, which opens or is dragged.
 */
export function RowButton({
  kind = "plain",
  ...props
}: {
  kind?: ButtonKind;
  "aria-label": string;
  isDisabled?: boolean;
  onPress(): void;
  children: React.ReactNode;
}) {
  return <Button {...props} className={buttonClass(kind)} />;
}
