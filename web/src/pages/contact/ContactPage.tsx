import { Box } from '@chakra-ui/react/box';
import type { Contact } from '@lamplight/content/contact';
import { PageColumn, PageIntro } from '../../ui/PageParts.tsx';
import { ContactCard } from './ContactCard.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

/** How to reach the organisation, and a form to write to it. */
export function ContactPage({ contact }: { contact: Contact }) {
  return (
    <PageColumn>
      <PageIntro title="Contact us" />
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '2fr 3fr' }}
        gap="6"
        alignItems="start"
      >
        <ContactCard contact={contact} />
        <FeedbackForm thanks={{ title: contact.feedbacktitle, body: contact.feedbackmessage }} />
      </Box>
    </PageColumn>
  );
}
