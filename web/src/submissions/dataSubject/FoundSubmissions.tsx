import { Box } from '@chakra-ui/react/box';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { dataSubjectsTexts } from '@lamplight/content/texts/staffArea/dataSubjects';
import { kindNames } from '@lamplight/content/texts/submissions';
import type { FoundSubmission } from '../../api/dataSubjects.ts';
import { Collapsible } from '../../ui/Collapsible.tsx';
import { dayText } from '../../ui/dateText.ts';
import { card } from '../../ui/StaffCard.tsx';
import { mentionOf, placeText, senderOf } from './contacts.ts';

interface FoundSubmissionsProps {
  submissions: readonly FoundSubmission[];
  ticked: ReadonlySet<FoundSubmission>;
  onTick: (submission: FoundSubmission, on: boolean) => void;
}

/** The findings about a person, to be ticked for the copy or for being erased. */
export const FoundSubmissions = ({ submissions, ticked, onTick }: FoundSubmissionsProps) => (
  <Stack as="ul" listStyleType="none" gap="3">
    {submissions.map((submission) => (
      <Box as="li" key={`${submission.kind} ${submission.id}`} {...card} p="4">
        <Checkbox.Root
          alignItems="flex-start"
          checked={ticked.has(submission)}
          onCheckedChange={({ checked }) => onTick(submission, checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control mt="0.5" />
          <Checkbox.Label minW="0">
            <Text as="span" display="block" fontWeight="600" overflowWrap="anywhere">
              {senderOf(submission)}
            </Text>
            <Text as="span" display="block" fontWeight="400" color="fg.muted">
              {whatText(submission)}
            </Text>
            <Text as="span" display="block" fontWeight="400">
              {whereText(submission)}
            </Text>
          </Checkbox.Label>
        </Checkbox.Root>
        {submission.match === 'mention' && mentionOf(submission) && (
          <Said>
            <summary>{dataSubjectsTexts.readMention}</summary>
            <p>{mentionOf(submission)}</p>
          </Said>
        )}
      </Box>
    ))}
  </Stack>
);

const whatText = ({ kind, createdAt }: FoundSubmission) => {
  const { one } = kindNames[kind];
  const what = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
  return createdAt ? `${what}, ${dayText(createdAt)}` : what;
};

const whereText = ({ kind, match, places }: FoundSubmission) => {
  const names = places.map((place) => placeText(kind, place)).join(', ');
  return match === 'contact'
    ? dataSubjectsTexts.foundIn(names)
    : dataSubjectsTexts.onlyMentionedIn(names);
};

const Said = chakra(Collapsible, {
  base: {
    ms: '8',
    '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxH: '10rem', overflowY: 'auto' },
  },
});
