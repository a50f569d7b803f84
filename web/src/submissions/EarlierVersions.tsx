import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { inboxTexts } from '@lamplight/content/texts/staffArea/inbox';
import { stateNames } from '@lamplight/content/texts/submissions';
import { useNameOf } from '../editing/page/useStaff.ts';
import type { HandledVersion } from '../firebase/submissions.ts';
import { Button } from '../ui/Button.tsx';
import { whenText } from '../ui/dateText.ts';
import { card } from '../ui/StaffCard.tsx';

interface EarlierVersionsProps {
  /** The latest first. */
  versions: HandledVersion[];
  /** The note as it is stored now. */
  note: string;
  /** Without it none can be put back. */
  onPutBack: ((note: string) => void) | undefined;
}

/** The earlier versions of a submission: author, time, state and note. */
export function EarlierVersions({ versions, note, onPutBack }: EarlierVersionsProps) {
  const nameOf = useNameOf();
  const whoAndWhen = ({ version, at, by }: HandledVersion) =>
    version === 0
      ? inboxTexts.receivedAt(whenText(at))
      : inboxTexts.savedBy(whenText(at), nameOf(by));
  if (versions.length === 0) return null;
  return (
    <Details>
      <summary>{inboxTexts.earlierVersionsCount(versions.length)}</summary>
      <Stack as="ol" listStyle="none" gap="3" mt="3" aria-label={inboxTexts.earlierVersions}>
        {versions.map((was) => (
          <Box as="li" key={was.version} {...card} p="4">
            <HStack justifyContent="space-between" alignItems="start" minH="9">
              <Text>
                {whoAndWhen(was)}: {stateNames[was.state]}
              </Text>
              {onPutBack && was.note && was.note !== note && (
                <Button
                  variant="outline"
                  size="sm"
                  flexShrink="0"
                  onClick={() => onPutBack(was.note)}
                >
                  {commonTexts.restore}
                </Button>
              )}
            </HStack>
            <Text
              whiteSpace="pre-line"
              overflowWrap="anywhere"
              color={was.note ? undefined : 'fg.muted'}
            >
              {was.note || inboxTexts.noNote}
            </Text>
          </Box>
        ))}
      </Stack>
    </Details>
  );
}

const Details = chakra('details', {
  base: { '& summary': { cursor: 'pointer', color: 'brand.fg' } },
});
