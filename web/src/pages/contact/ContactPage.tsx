import { Box } from '@chakra-ui/react/box';
import type { Contact } from '@lamplight/content/contact';
import type { FeedbackGreeting } from '@lamplight/content/feedbackGreeting';
import { memo, Suspense } from 'react';
import { PageColumn, PageIntro } from '../../ui/PageParts.tsx';
import { ContactCard } from './ContactCard.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

interface ContactPageProps {
  contact: Contact;
  /** What is said once the form is sent; the site's own words without it. */
  greeting: FeedbackGreeting | undefined;
}

/** How to reach the organisation, and a form to write to it, which comes to life by itself. */
export const ContactPage = memo(({ contact, greeting }: ContactPageProps) => {
  return (
    <PageColumn>
      <PageIntro title="Contact us" />
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '2fr 3fr' }}
        gap="6"
        alignItems="start"
        // The form alone stands in the middle.
        css={{ '& > :only-child': { gridColumn: '1 / -1', w: 'full', maxW: '46rem', mx: 'auto' } }}
      >
        <ContactCard contact={contact} />
        <Suspense>
          <FeedbackForm
            thanks={{
              title: greeting?.feedbacktitle ?? '',
              body: greeting?.feedbackmessage ?? '',
            }}
          />
        </Suspense>
      </Box>
    </PageColumn>
  );
});
