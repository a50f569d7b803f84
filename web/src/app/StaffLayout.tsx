import { Box } from '@chakra-ui/react/box';
import { contactSchema } from '@lamplight/content/contact';
import { siteDocument } from '@lamplight/content/paths';
import { emptyValue, readable } from '@lamplight/content/readable';
import { useDeferredValue } from 'react';
import { Outlet, ScrollRestoration, useOutletContext } from 'react-router-dom';
import { WorkUnderWay } from '../editing/underWay.tsx';
import { UnsavedChanges } from '../editing/unsaved.tsx';
import { useStoredDocument } from '../firebase/documents.ts';
import { useOrganisation } from '../firebase/organisation.ts';
import { StaffLook } from '../ui/RememberedLook.tsx';
import { SiteIcons } from '../ui/SiteIcons.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { useLoadedOthers } from './editors.tsx';
import { Footer } from './Footer.tsx';
import { StaffHeader } from './StaffHeader.tsx';

/** Navigation, editor and footer of the staff area. */
export function StaffLayout() {
  useLoadedOthers();
  const session = useOutletContext();
  const organisation = useOrganisation();
  const contact = useStoredDocument(siteDocument('contact'));
  // What stands below everything is rendered after everything.
  const withFooter = useDeferredValue(true, false);
  return (
    <UnsavedChanges>
      <WorkUnderWay>
        <Box display="flex" flexDirection="column" minH="100dvh">
          <SkipLink />
          <StaffLook organisation={organisation} />
          <SiteIcons {...organisation} />
          <StaffHeader organisation={organisation} />
          <Box as="main" id="main" flex="1" tabIndex={-1} outline="none">
            <Outlet context={session} />
          </Box>
          {withFooter && (
            <Footer
              organisation={organisation}
              contact={
                contact.state === 'loaded'
                  ? readable(contactSchema, contact.value.content)
                  : emptyValue(contactSchema)
              }
            />
          )}
          <ScrollRestoration />
        </Box>
      </WorkUnderWay>
    </UnsavedChanges>
  );
}
