import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { scheduleTexts } from '@lamplight/content/texts/staffArea/schedule';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useZone } from './useZone.ts';
import { scheduleText } from './words.ts';

interface ScheduleFieldsProps {
  /** Where both moments are in the form. */
  names: readonly string[];
  children: ReactNode;
}

/** When something is shown, as a line under which its two fields are folded. */
export function ScheduleFields({ names, children }: ScheduleFieldsProps) {
  const zone = useZone();
  const [from, until] = useWatch({ name: names }).map((value: unknown) => String(value ?? ''));
  return (
    <Folded>
      <summary>
        {scheduleTexts.title(scheduleText({ from: from ?? '', until: until ?? '' }, zone))}
      </summary>
      <Stack gap="4" pt="2">
        {children}
      </Stack>
    </Folded>
  );
}

const Folded = chakra('details', {
  base: {
    '& > summary': {
      cursor: 'pointer',
      color: 'brand.fg',
      fontSize: 'sm',
      w: 'fit-content',
      py: { base: '2.5', md: '1' },
    },
  },
});
