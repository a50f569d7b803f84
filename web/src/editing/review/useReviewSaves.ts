import { reviewTexts } from '@lamplight/content/texts/staffArea/review';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { throwUnreachable } from '../../firebase/errors.ts';
import type { SharedDraft } from '../../firebase/live/reviews.ts';
import { useStaff } from '../page/useStaff.ts';
import { withReason } from '../saving/failures.ts';
import { usePendingSaves } from '../saving/pendingSaves.tsx';

const loadWriting = () => import('../../firebase/writing/reviews.ts').catch(throwUnreachable);

/** Stores changes to the links to a draft and the comments on it. Shows failures. */
export function useReviewSaves() {
  const connection = useConnection();
  const { uid } = useStaff();
  const { run, busy } = usePendingSaves();
  return {
    busy,
    /** @returns the token of the new link; undefined where it could not be stored */
    create: async (draft: SharedDraft, days: number): Promise<string | undefined> => {
      let token: string | undefined;
      await run(async () => {
        const { storeReviewLink } = await loadWriting();
        token = await storeReviewLink(connection, draft, days, uid);
      }, withReason(reviewTexts.createFailed));
      return token;
    },
    /** @returns whether it is stored, as the others do */
    turnOff: (id: string): Promise<boolean> =>
      run(
        async () => (await loadWriting()).disableReviewLink(connection, id),
        withReason(reviewTexts.turnOffFailed),
      ),
    mark: (id: string, done: boolean): Promise<boolean> =>
      run(
        async () => (await loadWriting()).markReviewComment(connection, id, done),
        withReason(reviewTexts.markFailed),
      ),
    remove: (id: string): Promise<boolean> =>
      run(
        async () => (await loadWriting()).deleteReviewComment(connection, id),
        withReason(reviewTexts.deleteFailed),
      ),
  };
}
