import type { PlannedPublication } from '@lamplight/content/contentDraft';
import { plannedTexts } from '@lamplight/content/texts/staffArea/planned';
import { useConfirm } from '../../ui/confirm.tsx';
import type { SavedAs } from '../merging/useConflict.ts';

/** Asks on saving a scheduled draft whether to publish it with the changes. */
export function useAskAboutPlan() {
  const confirm = useConfirm();
  return async (as: SavedAs, plan: PlannedPublication | undefined): Promise<SavedAs> => {
    if (as !== 'draft' || !plan) return as;
    const { askTitle: title, ask: text, include: yes, keep: no } = plannedTexts;
    return (await confirm({ title, text, yes, no })) ? { publishAt: plan.at } : as;
  };
}
