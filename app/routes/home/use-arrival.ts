import { type RefObject, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/** Takes over what was typed before the scripts arrived, in place of what the address filled in. */
export function useTypedBeforeHydration(
  field: RefObject<HTMLTextAreaElement | null>,
  filledIn: string,
  take: (typed: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? "";
    if (typed !== filledIn) take(typed);
  });
  useEffect(() => takeOver(), []);
}

/** The call to action leads to `#generator`: whoever follows it can type at once. */
export function useFocusOnArrival(focus: () => void): void {
  const { hash, key } = useLocation();
  const focusNow = useEffectEvent(focus);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for following the link again
  useEffect(() => {
    if (hash === "#generator") focusNow();
  }, [hash, key]);
}
