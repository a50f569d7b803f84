import type { MentorGreeting } from '@lamplight/content/mentorGreeting';
import { memo, Suspense } from 'react';
import { PageColumn, PageIntro } from '../../ui/PageParts.tsx';
import { MentorForm } from './MentorForm.tsx';

interface MentorFormPageProps {
  /** What is said once the form is sent; the site's own words without it. */
  greeting: MentorGreeting | undefined;
}

/** The mentor application. The form comes to life by itself. */
export const MentorFormPage = memo(({ greeting }: MentorFormPageProps) => (
  <PageColumn>
    <PageIntro title="Mentor Application Form">
      It takes about ten minutes. If your browser allows it, what you type is kept on this device
      until you send it.
    </PageIntro>
    <Suspense>
      <MentorForm
        thanks={{
          title: greeting?.mentorFormModalTitle ?? '',
          body: greeting?.mentorFormModalBody ?? '',
        }}
      />
    </Suspense>
  </PageColumn>
));
