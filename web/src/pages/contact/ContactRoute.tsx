import { PageHead } from '../../ui/PageHead.tsx';
import { useSite } from '../../ui/useSite.ts';
import { ContactPage } from './ContactPage.tsx';

/** The page Contact at its address; its content stands around every page. */
export function Component() {
  const site = useSite();
  if (!site) return null;
  return (
    <>
      <PageHead title="Contact us" description="Write to us, call us, or send us a message." />
      <ContactPage contact={site.contact} />
    </>
  );
}
