import type { Contact } from '@lamplight/content/contact';
import { useRouteLoaderData } from 'react-router-dom';
import { PageHead } from '../../ui/PageHead.tsx';
import { ContactPage } from './ContactPage.tsx';

/** The page Contact at its address; its content stands around every page. */
export function Component() {
  const site = useRouteLoaderData<{ contact: Contact }>('site');
  if (!site) return null;
  return (
    <>
      <PageHead title="Contact us" description="Write to us, call us, or send us a message." />
      <ContactPage contact={site.contact} />
    </>
  );
}
