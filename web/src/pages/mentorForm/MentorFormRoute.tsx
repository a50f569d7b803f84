import { PageHead } from '../../ui/PageHead.tsx';
import { PageColumn, PageIntro } from '../../ui/PageParts.tsx';
import { useSite } from '../../ui/useSite.ts';
import { MentorForm } from './MentorForm.tsx';

/** The mentor application at its address. */
export function Component() {
  const site = useSite();
  return (
    <>
      <PageHead
        title="Mentor Application Form"
        description="An hour a week, the same young person, for at least a year: apply to become a mentor."
      />
      <PageColumn>
        <PageIntro title="Mentor Application Form">
          It takes about ten minutes. What you type is kept on this device until you send it.
        </PageIntro>
        <MentorForm
          thanks={{
            title: site?.contact.mentorFormModalTitle ?? '',
            body: site?.contact.mentorFormModalBody ?? '',
          }}
        />
      </PageColumn>
    </>
  );
}
