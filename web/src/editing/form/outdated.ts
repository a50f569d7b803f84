import { contentVersion } from '@lamplight/content/migrations';
import { messages } from '@lamplight/content/texts/messages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { useCallback, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Loadable } from '../../firebase/reading/stored.ts';
import { useLatest } from '../../ui/useLatest.ts';
import { isOutdated, outdatedText } from '../saving/failures.ts';
import { contentHeldBy } from './contentForm.ts';
import type { FormStorage } from './FormStorage.ts';

/** Migrates the values of a form from a content version to the one of this form. */
export function useToday<Content>(
  { migrated }: FormStorage<Content>,
  toForm: (content: Content) => object,
) {
  const latest = useLatest(migrated);
  return useCallback(
    (held: FieldValues, version: number): FieldValues =>
      version === contentVersion || !latest.current
        ? held
        : toForm(latest.current(Object(contentHeldBy(held)), version) as Content),
    [toForm],
  );
}

/** Says why the page has to be reloaded, with the button that does so. */
export function reloadReason(outdated: boolean, loadFailed: boolean) {
  if (!outdated && !loadFailed) return null;
  const run = () => window.location.reload();
  return outdated
    ? { text: outdatedText(), action: { label: commonTexts.reload, run } }
    : { text: messages.fetchContentFailed, action: { label: commonTexts.tryAgain, run } };
}

/**
 * Whether the site is of a later release than this page, which then cannot save any more. The live data shows
 * that, or a failed save.
 */
export function useOutdated(live: Loadable<unknown>) {
  const [refused, setRefused] = useState(false);
  return {
    outdated: refused || (live.state === 'failed' && isOutdated(live.error)),
    /** @param failure null where it succeeded */
    tellSave: (failure: unknown) => setRefused(isOutdated(failure)),
  };
}
