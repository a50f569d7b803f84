import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { sitePages } from '@lamplight/content/sitePages';
import { rightToEdit } from '@lamplight/content/staffPages';
import { startTexts } from '@lamplight/content/texts/staffArea/start';
import type { IconType } from 'react-icons';
import { LuCircle, LuCircleCheck } from 'react-icons/lu';
import type { NavigationIntent } from '../../editing/page/navigationIntent.ts';
import { useMay } from '../../editing/page/useStaff.ts';
import { StaffCard } from '../../ui/StaffCard.tsx';
import { RowLink, RowList } from './startParts.tsx';
import type { Step } from './steps.ts';

/** What a new site needs before visitors come, and what of that is done. */
export function FirstHour({ steps }: { steps: Step[] }) {
  const mayOrganise = useMay('organise');
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <StaffCard title={startTexts.gettingStarted}>
      <Text color="fg.muted">{startTexts.gettingStartedHint}</Text>
      <Text fontWeight="600" mt="3" mb="1.5">
        {startTexts.stepsDone(done, steps.length)}
      </Text>
      <Box h="2" mb="4" borderRadius="full" bg="brand.muted" aria-hidden>
        <Box h="100%" w={`${(done / steps.length) * 100}%`} borderRadius="full" bg="brand.solid" />
      </Box>
      <RowList>
        {steps.map((step) => (
          <li key={step.name}>
            <StepLine {...step} isTheirs={mayOrganise || rightToEdit(step.page) !== 'organise'} />
          </li>
        ))}
      </RowList>
    </StaffCard>
  );
}

/** A step: done, one that leads to its field, or one that is not theirs to do. */
function StepLine({ name, page, field, isDone, isTheirs }: Step & { isTheirs: boolean }) {
  if (!isDone && isTheirs) {
    return (
      <RowLink
        to={sitePages[page].editor.path}
        state={{ field } satisfies NavigationIntent}
        justifyContent="flex-start"
        alignItems="flex-start"
      >
        <StepIcon as={LuCircle} /> {name}
      </RowLink>
    );
  }
  return (
    <HStack alignItems="flex-start" gap="4" py="1.5" color="fg.muted">
      {isDone ? <StepIcon as={LuCircleCheck} color="brand.fg" /> : <StepIcon as={LuCircle} />}
      <span>
        {isDone && <VisuallyHidden>{startTexts.stepDone}</VisuallyHidden>}
        {name}
        {!isDone && startTexts.managersStep}
      </span>
    </HStack>
  );
}

const StepIcon = (props: { as: IconType; color?: string }) => (
  <chakra.svg aria-hidden flexShrink="0" boxSize="5" mt="0.5" {...props} />
);
