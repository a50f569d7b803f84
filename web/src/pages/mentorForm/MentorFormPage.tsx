import type { Contact } from '@lamplight/content/contact';
import { memo, Suspense } from 'react';
import { PageColumn, PageIntro } from '../../ui/PageParts.tsx';
import { MentorForm } from './MentorForm.tsx';

/** The mentor application; what is said once it is sent is part of the contact page's content. The form comes to life by itself. */
export const MentorFormPage = memo(({ contact }: { contact: Contact | undefined }) => (
  <PageColumn>
    <PageIntro title="Mentor Application Form">
      It takes about ten minutes. If your browser allows it, what you type is kept on this device
      until you send it.
    </PageIntro>
    <Suspense>
      <MentorForm
        thanks={{
          title: contact?.mentorFormModalTitle ?? '',
          body: contact?.mentorFormModalBody ?? '',
        }}
      />
    </Suspense>
  </PageColumn>
));
