import { Badge } from '@chakra-ui/react/badge';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useConnection } from '../firebase/connection.ts';
import { loadWatching } from '../firebase/documents.ts';

/** The most that are told apart. */
const maxShown = 99;

const UnreadContext = createContext<Record<SubmissionName, number | null>>({
  feedback: null,
  mentors: null,
});

/** Counts what nobody has read, once for all places that show it. */
export const UnreadCounts = ({ children }: { children: ReactNode }) => (
  <UnreadContext value={{ feedback: useUnread('feedback'), mentors: useUnread('mentors') }}>
    {children}
  </UnreadContext>
);

/** How many submissions of a kind nobody has read. */
export function Unread({ of }: { of: SubmissionName }) {
  const count = useContext(UnreadContext)[of];
  if (!count) return null;
  return (
    <Badge colorPalette="orange" size="xs" ms="0.5">
      {count > maxShown ? `${maxShown}+` : count}
      <VisuallyHidden> unread</VisuallyHidden>
    </Badge>
  );
}

/** How many submissions of a kind nobody has read; null while that is not known. */
function useUnread(name: SubmissionName): number | null {
  const connection = useConnection();
  const [unread, setUnread] = useState<number | null>(null);
  useEffect(() => {
    let over = false;
    let stop = () => {};
    const begin = async () => {
      await loadWatching();
      const { watchUnread } = await import('./watchUnread.ts');
      if (!over) stop = watchUnread(connection, name, setUnread);
    };
    begin().catch((error) => console.info('What is unread could not be counted:', error));
    return () => {
      over = true;
      stop();
    };
  }, [connection, name]);
  return unread;
}
