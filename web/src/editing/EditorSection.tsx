import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

interface EditorSectionProps {
  id: string;
  title: string;
  /** What visitors see of this part, where that is not plain. */
  hint?: string;
  children: ReactNode;
}

/** One part of an editor, under a heading that the list of parts leads to. */
export function EditorSection({ id, title, hint, children }: EditorSectionProps) {
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
      <Stack gap="5" mt="6">
        {children}
      </Stack>
    </Box>
  );
}
