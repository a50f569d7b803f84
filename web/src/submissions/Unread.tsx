import { Badge } from '@chakra-ui/react/badge';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { maxCounted } from '@lamplight/content/limits';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useConnection } from '../firebase/connection/useConnection.ts';
import { loadWatching } from '../firebase/live/documents.ts';

const UnreadContext = createContext<Record<SubmissionName, number | null>>({
  feedback: null,
  mentors: null,
});

/** Counts the unread submissions, once for all places that show the number. */
export const UnreadCounts = ({ children }: { children: ReactNode }) => (
  <UnreadContext value={{ feedback: useUnread('feedback'), mentors: useUnread('mentors') }}>
    {children}
  </UnreadContext>
);

/** How many submissions of a kind nobody has read, at most 100; null while that is not known. */
export const useUnreadCount = (of: SubmissionName): number | null => useContext(UnreadContext)[of];

/** A number that was counted up to the most that is counted. */
export const countText = (count: number): string =>
  count < maxCounted ? String(count) : `${maxCounted - 1}+`;

/** How many submissions of a kind nobody has read. */
export function Unread({ of }: { of: SubmissionName }) {
  const count = useUnreadCount(of);
  if (!count) return null;
  return (
    <Badge colorPalette="orange" size="xs" ms="0.5">
      {countText(count)}
      <VisuallyHidden> {commonTexts.unread}</VisuallyHidden>
    </Badge>
  );
}

/** Counts them. No page waits for what does that to be loaded. */
function useUnread(name: SubmissionName): number | null {
  const connection = useConnection();
  const [unread, setUnread] = useState<number | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    loadWatching()
      .then(() => import('./watchUnread.ts'))
      .then(
        ({ watchUnread }) => watchUnread(connection, name, setUnread, ending.signal),
        (error) => console.info('Nobody counts what is unread:', error),
      );
    return () => ending.abort();
  }, [connection, name]);
  return unread;
}
