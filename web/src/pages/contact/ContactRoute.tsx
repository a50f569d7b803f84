import type { FeedbackGreeting } from '@lamplight/content/feedbackGreeting';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../ui/PageHead.tsx';
import { type Later, useLater } from '../../ui/useLater.ts';
import { useSite } from '../../ui/useSite.ts';
import { ContactPage } from './ContactPage.tsx';

/** The page Contact at its address; how to reach the organisation stands around every page. */
export function Component() {
  const site = useSite();
  const greeting = useLater(useLoaderData<Later<FeedbackGreeting>>());
  if (!site) return null;
  return (
    <>
      <PageHead title="Contact us" description="Write to us, call us, or send us a message." />
      <ContactPage contact={site.contact} greeting={greeting} />
    </>
  );
}
