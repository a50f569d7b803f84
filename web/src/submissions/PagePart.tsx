import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { inboxTexts } from '@lamplight/content/texts/staffArea/inbox';
import type { ReactNode } from 'react';
import { titleIdOf } from '../editing/form/focusField.ts';
import { toolbar } from '../editing/page/StaffPage.tsx';

/** The parts of the page, each with what links to it end with. */
export const inboxParts = {
  inbox: { id: 'inbox', title: inboxTexts.inbox },
  thankYou: { id: 'thank-you', title: inboxTexts.thankYou },
};

interface PagePartProps {
  id: string;
  title: string;
  hint?: string;
  actions: ReactNode;
  children: ReactNode;
}

/** A part of an inbox's page under its title, with what can be done there. */
export const PagePart = ({ id, title, hint, actions, children }: PagePartProps) => (
  <Box as="section" id={id} aria-labelledby={titleIdOf(id)}>
    <Box
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      mb="5"
    >
      <Box>
        <Heading as="h2" size="lg" id={titleIdOf(id)} tabIndex={-1} outline="none">
          {title}
        </Heading>
        {hint && <Text color="fg.muted">{hint}</Text>}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2" alignItems="center" css={toolbar}>
        {actions}
      </Box>
    </Box>
    {children}
  </Box>
);
