import { messages } from '@lamplight/content/texts/messages';
import { useEffect, useState } from 'react';
import type { Load } from '../device/loadOnce.ts';

/** Says that something could not be loaded, where nothing of ours can say it. */
export const reportNotLoaded = () => window.alert(messages.fetchContentFailed);

/** Props of a control that loads code as soon as someone points at it or comes to it: they may press it. */
export function onIntent(load: Load<unknown>) {
  // The person who presses it is told what fails.
  const ahead = () => void load().catch(() => {});
  return { onPointerEnter: ahead, onFocus: ahead };
}

/**
 * Code that is needed from now on, if `wanted`.
 * @param failed what is done where it cannot be loaded
 * @returns the code once it is there
 */
export function useLazyModule<Module>(
  load: Load<Module>,
  wanted: boolean,
  failed: () => void = reportNotLoaded,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done then is another function each time
  useEffect(() => {
    if (!wanted || module) return;
    let cancelled = false;
    load().then(
      (loaded) => cancelled || setModule(() => loaded),
      () => cancelled || failed(),
    );
    return () => {
      cancelled = true;
    };
  }, [load, wanted, module]);
  return module;
}

/** Something whose code loads when it is opened; where that fails, it says so and is closed again. */
export function useLazyOpen<Module>(load: Load<Module>) {
  const [open, setOpen] = useState(false);
  const module = useLazyModule(load, open, () => {
    setOpen(false);
    reportNotLoaded();
  });
  return {
    open,
    setOpen,
    module,
    /** Props of the button that opens it. */
    opener: { ...onIntent(load), onClick: () => setOpen(true) },
  };
}
