import { PageHead } from '../../ui/PageHead.tsx';
import { useSite } from '../../ui/useSite.ts';
import { MentorFormPage } from './MentorFormPage.tsx';

/** The mentor application at its address. */
export function Component() {
  return (
    <>
      <PageHead
        title="Mentor Application Form"
        description="An hour a week, the same young person, for at least a year: apply to become a mentor."
      />
      <MentorFormPage contact={useSite()?.contact} />
    </>
  );
}
