import type { StoredDraft } from '@lamplight/content/contentDraft';
import { momentOf } from '@lamplight/content/instants';
import { plannedTexts, stopTexts } from '@lamplight/content/texts/staffArea/planned';
import { momentText } from '../schedule/words.ts';

/** When a draft gets published by itself, or why it wasn't; empty without a plan. */
export function planText(
  { version, publish, stopped }: Pick<StoredDraft, 'version' | 'publish' | 'stopped'>,
  zone: string,
  now: number,
): string {
  const when = (at: string) => momentText(momentOf(at), zone, now);
  if (stopped) return plannedTexts.stopped(when(stopped.at), stopTexts[stopped.reason]);
  if (!publish) return '';
  const isLatest = publish.version === version;
  return (isLatest ? plannedTexts.planned : plannedTexts.plannedAsItWas)(when(publish.at));
}
