import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { linkState, type ReviewLink } from '@lamplight/content/reviewLink';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { reviewTexts } from '@lamplight/content/texts/staffArea/review';
import { useState } from 'react';
import { serverNow } from '../../device/serverClock.ts';
import { type SharedDraft, useReviewLinks } from '../../firebase/live/reviews.ts';
import { Button } from '../../ui/Button.tsx';
import { danger } from '../../ui/danger.ts';
import { whenText } from '../../ui/dateText.ts';
import { toastSuccess } from '../../ui/toaster.tsx';
import { useNameOf } from '../page/useStaff.ts';
import { useReviewSaves } from './useReviewSaves.ts';

/** The links to a draft that can be opened. */
export function LinkList({ draft }: { draft: SharedDraft }) {
  const links = useReviewLinks(draft);
  const all = links.state === 'loaded' ? links.value : [];
  const open = all.filter((link) => linkState(link, serverNow()) === 'open');
  return (
    <Box as="section">
      <Heading as="h3" size="sm">
        {reviewTexts.links}
      </Heading>
      {open.length === 0 && (
        <Text role="status" color="fg.muted">
          {links.state === 'failed' && reviewTexts.loadFailed}
          {links.state === 'loaded' &&
            (all.length > 0 ? reviewTexts.noneWorks : reviewTexts.noLinks)}
        </Text>
      )}
      <Stack as="ul" listStyleType="none" gap="0">
        {open.map((link) => (
          <LinkRow key={link._id} id={link._id} link={link} />
        ))}
      </Stack>
    </Box>
  );
}

/** Who made a link, and how long it holds; turning it off asks first. */
function LinkRow({ id, link }: { id: string; link: ReviewLink }) {
  const nameOf = useNameOf();
  const { turnOff, busy } = useReviewSaves();
  const [isConfirming, setConfirming] = useState(false);
  const { by, at, expires, opened } = link;
  const made = [nameOf(by) ?? commonTexts.aColleague, whenText(at)] as const;
  const off = async () => {
    if (await turnOff(id)) toastSuccess(reviewTexts.turnedOff);
  };
  return (
    <HStack as="li" flexWrap="wrap" gap="3" py="3" borderBottomWidth="1px">
      <Box flex="1 1 14rem" fontSize="sm">
        <Text>{reviewTexts.madeBy(...made)}</Text>
        <Text color="fg.muted">
          {reviewTexts.until(whenText(expires))} · {reviewTexts.opened(opened)}
        </Text>
      </Box>
      {isConfirming ? (
        <HStack flexWrap="wrap" gap="2" role="group" aria-label={reviewTexts.reallyTurnOff}>
          <Text fontSize="sm">{reviewTexts.reallyTurnOff}</Text>
          <Button {...danger.solid} size="sm" disabled={busy} onClick={off}>
            {reviewTexts.turnOff}
          </Button>
          <Button variant="outline" size="sm" autoFocus onClick={() => setConfirming(false)}>
            {reviewTexts.keep}
          </Button>
        </HStack>
      ) : (
        <Button
          {...danger.outline}
          size="sm"
          aria-label={reviewTexts.turnOffThis(...made)}
          onClick={() => setConfirming(true)}
        >
          {reviewTexts.turnOff}
        </Button>
      )}
    </HStack>
  );
}
