import type { MentorGreeting } from '@lamplight/content/mentorGreeting';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../ui/PageHead.tsx';
import { type Later, useLater } from '../../ui/useLater.ts';
import { MentorFormPage } from './MentorFormPage.tsx';

/** The mentor application at its address. */
export function Component() {
  const greeting = useLater(useLoaderData<Later<MentorGreeting>>());
  return (
    <>
      <PageHead
        title="Mentor Application Form"
        description="An hour a week, the same young person, for at least a year: apply to become a mentor."
      />
      <MentorFormPage greeting={greeting} />
    </>
  );
}
