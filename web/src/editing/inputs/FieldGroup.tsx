import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { singleDatesGroup } from '@lamplight/content/events/event';
import { scheduleGroup } from '@lamplight/content/scheduled';
import type { ComponentType, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { ScheduleFields } from '../schedule/ScheduleFields.tsx';

/** Fields that belong together. */
interface GroupProps {
  name: string;
  /** Where its fields are in the form. */
  names: readonly string[];
  children: ReactNode;
}

const Group = ({ name, children }: GroupProps) => (
  <Stack gap="4" role="group" aria-label={name} pt="4" borderTopWidth="1px">
    <Heading as="h3" size="md">
      {name}
    </Heading>
    {children}
  </Stack>
);

/** Dates of an event that doesn't repeat are hidden, unless there are some. */
function SingleDates({ names, ...group }: GroupProps) {
  const [repeats, ...lists] = useWatch({ name: ['repeats', ...names] });
  const needed = repeats || lists.some((list) => list?.length > 0);
  return needed && <Group names={names} {...group} />;
}

const groups: Readonly<Record<string, ComponentType<GroupProps>>> = {
  [scheduleGroup]: ScheduleFields,
  [singleDatesGroup]: SingleDates,
};

/** Shows the fields of a group: under its name, unless it has a component of its own. */
export const groupNamed = (name: string) => groups[name] ?? Group;
