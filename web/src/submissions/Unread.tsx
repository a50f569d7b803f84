import { Badge } from '@chakra-ui/react/badge';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { createContext, type ReactNode, useContext } from 'react';
import { mostCounted } from '../firebase/submissions.ts';
import { useUnread } from './useUnread.ts';

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
      {count < mostCounted ? count : `${mostCounted - 1}+`}
      <VisuallyHidden> unread</VisuallyHidden>
    </Badge>
  );
}
