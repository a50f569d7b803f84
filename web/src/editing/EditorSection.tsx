import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { laidOutInSight } from './laidOutInSight.ts';

/** One part of an editor. */
export interface Section {
  /** Where links within the page lead. */
  id: string;
  title: string;
  /** What visitors see of this part, where that is not plain. */
  hint?: string;
  fields: ReactNode;
}

/** One part of an editor, under a heading that the list of parts leads to. */
export function EditorSection({ id, title, hint, fields }: Section) {
  return (
    <Box
      as="section"
      id={id}
      aria-labelledby={`${id}-title`}
      bg="bg.panel"
      borderRadius="2xl"
      boxShadow="card"
      p={{ base: '5', md: '8' }}
    >
      <Heading as="h2" size="lg" id={`${id}-title`}>
        {title}
      </Heading>
      {hint && (
        <Text color="fg.muted" mt="1">
          {hint}
        </Text>
      )}
      <Stack gap="5" mt="5" mx="-1" mb="-1" p="1" {...laidOutInSight('60rem')}>
        {fields}
      </Stack>
    </Box>
  );
}
