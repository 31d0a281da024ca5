import { useCallback, useEffect, useState } from "react";
import {
  keepStudioSettings,
  readStudioSettings,
  type StudioSettings,
} from "../../browser/studio-settings.ts";

const recentColors = 8;

export function useSettings() {
  const [settings, setSettings] = useState<StudioSettings>({
    isLeftHanded: false,
    hasSounds: false,
    isLabelled: false,
    isPenOnly: false,
    recent: [],
  });

  // The server knows nothing of them: they are read once the page is alive.
  useEffect(() => setSettings(readStudioSettings()), []);

  const change = useCallback((part: Partial<StudioSettings>) => {
    setSettings((old) => {
      const next = { ...old, ...part };
      keepStudioSettings(next);
      return next;
    });
  }, []);

  const remember = useCallback((color: number) => {
    setSettings((old) => {
      const recent = [color, ...old.recent.filter((one) => one !== color)].slice(0, recentColors);
      const next = { ...old, recent };
      keepStudioSettings(next);
      return next;
    });
  }, []);

  return { settings, change, remember };
}
