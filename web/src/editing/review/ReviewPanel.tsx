import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { reviewTexts } from '@lamplight/content/texts/staffArea/review';
import { useState } from 'react';
import { LuLink } from 'react-icons/lu';
import type { SharedDraft } from '../../firebase/live/reviews.ts';
import { Button } from '../../ui/Button.tsx';
import { CommentList } from './CommentList.tsx';
import { ShareDialog } from './ShareDialog.tsx';

/** The button that shares a draft, and the comments of those whom it was shared with. */
export function ReviewPanel(draft: SharedDraft) {
  const [open, setOpen] = useState(false);
  return (
    <HStack flexWrap="wrap-reverse" alignItems="flex-start" justifyContent="flex-end" gap="3">
      <Box flex="1 1 16rem" minW="0">
        <CommentList draft={draft} />
      </Box>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <LuLink aria-hidden size="16" /> {reviewTexts.share}
      </Button>
      {open && <ShareDialog draft={draft} onClose={() => setOpen(false)} />}
    </HStack>
  );
}
