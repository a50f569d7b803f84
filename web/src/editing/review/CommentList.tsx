import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { reviewTexts } from '@lamplight/content/texts/staffArea/review';
import { useState } from 'react';
import { type SharedDraft, useReviewComments } from '../../firebase/live/reviews.ts';
import { Button } from '../../ui/Button.tsx';
import { Collapsible } from '../../ui/Collapsible.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { whenText } from '../../ui/dateText.ts';
import { useAnnouncement } from '../../ui/useAnnouncement.ts';
import { calloutBox } from '../page/ReadOnly.tsx';
import { useReviewSaves } from './useReviewSaves.ts';

type Comment = Extract<ReturnType<typeof useReviewComments>, { state: 'loaded' }>['value'][number];

interface CommentListProps {
  draft: SharedDraft;
  /** Whether the draft was published or discarded: nothing is shown then unless a comment is open. */
  isClosed?: boolean | undefined;
}

/** The comments on a draft; those that are done are folded away. */
export function CommentList({ draft, isClosed = false }: CommentListProps) {
  const comments = useReviewComments(draft);
  const [said, announce] = useAnnouncement();
  const [hadOpen, setHadOpen] = useState(false);
  if (comments.state === 'failed')
    return isClosed ? null : (
      <Text role="status" color="fg.muted" fontSize="sm">
        {reviewTexts.loadFailed}
      </Text>
    );
  if (comments.state === 'loading' || comments.value.length === 0) return null;
  const [open, done] = [false, true].map((isDone) =>
    comments.value.filter((comment) => comment.done === isDone),
  ) as [Comment[], Comment[]];
  if (open.length > 0 && !hadOpen) setHadOpen(true);
  if (isClosed && !hadOpen) return null;
  const title = isClosed ? reviewTexts.onLastDraft : reviewTexts.comments;
  return (
    <Collapsible {...(isClosed && { mb: '6', ...calloutBox })}>
      <summary>{open.length > 0 ? title(open.length) : reviewTexts.allDone(done.length)}</summary>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Comments of={open} announce={announce} />
      {done.length > 0 && (
        <Collapsible>
          <summary>{reviewTexts.showDone(done.length)}</summary>
          <Comments of={done} announce={announce} />
        </Collapsible>
      )}
    </Collapsible>
  );
}

interface CommentsProps {
  of: Comment[];
  /** Tells screen readers what was done. */
  announce: (text: string) => void;
}

function Comments({ of, announce }: CommentsProps) {
  const { mark, remove, busy } = useReviewSaves();
  const confirm = useConfirm();
  const ask = async (id: string, name: string) => {
    const title = reviewTexts.deleteQuestion(name);
    if (await confirm({ title, yes: commonTexts.delete, destructive: true })) await remove(id);
  };
  if (of.length === 0) return null;
  return (
    <Stack as="ul" listStyleType="none" gap="2" py="2">
      {of.map(({ _id, name, text, at, done }) => {
        const action = done ? reviewTexts.notDone : reviewTexts.done;
        return (
          <HStack
            as="li"
            key={_id}
            alignItems="flex-start"
            gap="3"
            px="4"
            py="3"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="lg"
          >
            <Box flex="1" minW="0" overflowWrap="anywhere">
              <Text as="bdi" fontWeight="600">
                {name}
              </Text>{' '}
              <Text as="span" color="fg.muted">
                {whenText(at)}
              </Text>
              <Text whiteSpace="pre-line">{text}</Text>
            </Box>
            <HStack flexWrap="wrap" justifyContent="flex-end">
              <Button
                variant="outline"
                size="sm"
                disabled={busy}
                aria-label={reviewTexts.ofComment(action, name)}
                onClick={async () => {
                  if (await mark(_id, !done)) announce(reviewTexts.marked(!done));
                }}
              >
                {action}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                disabled={busy}
                aria-label={reviewTexts.ofComment(commonTexts.delete, name)}
                onClick={() => ask(_id, name)}
              >
                {commonTexts.delete}
              </Button>
            </HStack>
          </HStack>
        );
      })}
    </Stack>
  );
}
