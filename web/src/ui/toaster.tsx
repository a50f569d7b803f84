import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { useEffect, useState } from 'react';
import { whenFirstPageUsable } from '../device/firstPage.ts';
import { lazyModule } from '../device/lazyModule.ts';
import { useLazyModule } from './useLazyModule.ts';

const loadToasts = lazyModule(() => import('./Toasts.tsx'));

type Options = Parameters<typeof import('./Toasts.tsx')['toaster']['create']>[0];

let count = 0;

function create(options: Options): string {
  count += 1;
  const id = `toast-${count}`;
  loadToasts().then(
    ({ toaster }) => toaster.create({ id, ...options }),
    // The action succeeded, and is seen on the page itself.
    (error) => console.info(options.title, error),
  );
  return id;
}

/** Tells that something was done. */
export const toastSuccess = (title: string) => create({ title, type: 'success', closable: true });

/** Tells something that is neither a success nor a failure. */
export const toastInfo = (title: string) => create({ title, type: 'info', closable: true });

/** Tells that a form holds nothing that is not stored. */
export const toastUnchanged = () => toastInfo(commonTexts.nothingToUpdate);

/**
 * Reports that something was done and offers to undo it, for long enough to think about it.
 * @param of what it was done to, if the title doesn't say so
 */
export const offerUndo = (title: string, undo: () => void, of?: string) =>
  create({
    title,
    ...(of && { description: of }),
    type: 'success',
    closable: true,
    duration: 10_000,
    action: { label: commonTexts.undo, onClick: undo },
  });

/** Reports that changes on the page just left are kept as a draft, with a link back. */
export const toastDraftKept = (goBack: () => void) =>
  create({
    title: commonTexts.draftKept,
    type: 'info',
    closable: true,
    action: { label: commonTexts.goBack, onClick: goBack },
  });

/** Takes a toast away. */
export const dismiss = (id: string) =>
  void loadToasts().then(
    ({ toaster }) => toaster.dismiss(id),
    () => {},
  );

/**
 * Removes messages of success, because something has failed since. Offers to undo something are paused.
 * @returns a function that resumes them
 */
export function holdToasts(): () => void {
  const held = loadToasts().then(
    ({ toaster }) => {
      for (const { id, action } of toaster.getVisibleToasts()) if (!action) toaster.dismiss(id);
      toaster.pause();
      return toaster;
    },
    () => null,
  );
  return () => void held.then((toaster) => toaster?.resume());
}

/** Where toasts appear; there is one in the staff area. It is there before the first one, for screen readers to follow it. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => void whenFirstPageUsable().then(() => setWanted(true)), []);
  const toasts = useLazyModule(loadToasts, wanted, () => {});
  return toasts && <toasts.Toasts />;
}
