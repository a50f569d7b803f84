import { Badge } from '@chakra-ui/react/badge';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useConnection } from '../firebase/connection.ts';
import { countUnread, maxCounted, onHandled, watchSubmissions } from '../firebase/submissions.ts';
import { criteriaOf, firstPage, noFilter } from './useSubmissions.ts';

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
      {count < maxCounted ? count : `${maxCounted - 1}+`}
      <VisuallyHidden> unread</VisuallyHidden>
    </Badge>
  );
}

/**
 * How many submissions of a kind nobody has read, at most 100; null while that is not known. What is
 * watched for it is the first page of their table, which is there at once then when it is opened.
 */
function useUnread(name: SubmissionName): number | null {
  const connection = useConnection();
  const [unread, setUnread] = useState<number | null>(null);
  useEffect(() => {
    const unknown = () => setUnread(null);
    const count = () => countUnread(connection, name).then(setUnread, unknown);
    const stop = watchSubmissions(
      connection,
      name,
      criteriaOf(noFilter),
      firstPage,
      ({ confirmed }) => confirmed && count(),
      unknown,
    );
    const stopHearing = onHandled(count);
    return () => {
      stop();
      stopHearing();
    };
  }, [connection, name]);
  return unread;
}
