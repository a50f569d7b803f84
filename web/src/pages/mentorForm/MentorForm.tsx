import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { messages } from '@lamplight/content/messages';
import { memo, Suspense } from 'react';
import { ChoiceGroup } from '../../forms/ChoiceGroup.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { FormAround } from '../../forms/formAround.ts';
import { Honeypot } from '../../forms/Honeypot.tsx';
import { SubmitRow } from '../../forms/SubmitRow.tsx';
import { Thanks } from '../../forms/Thanks.tsx';
import { useSubmission } from '../../forms/useSubmission.ts';
import { Card } from '../../ui/Card.tsx';
import { MissingFields } from './MissingFields.tsx';
import { emptyApplication, type FormSection, mentorSections } from './mentorFields.ts';

const application = {
  name: 'mentorApplication',
  path: '/api/mentors',
  validation: () => import('./mentorValidation.ts'),
  empty: emptyApplication,
};

/** The mentor application in named sections, kept on the device until it is sent. */
export function MentorForm({ thanks }: { thanks: { title: string; body: string } }) {
  const { form, honeypot, kept, outcome, sending, element, clear, dismiss } =
    useSubmission(application);
  return (
    <FormAround value={form}>
      <chakra.form {...element} display="grid" gap="6" maxW="50rem" mx="auto">
        {mentorSections.map((section) => (
          <Section key={section.title} {...section} />
        ))}
        <Honeypot ref={honeypot} />
        <MissingFields />
        {outcome === 'failed' && <FormAlert>{messages.submitFormFailed}</FormAlert>}
        <SubmitRow label="Submit application" sending={sending} kept={kept} onClear={clear} />
      </chakra.form>
      {outcome === 'sent' && <Thanks {...thanks} onClose={dismiss} />}
    </FormAround>
  );
}

/** Comes to life by itself, after the form. */
const Section = memo(({ title, fields }: FormSection) => (
  <Suspense>
    <Card as="section" display="grid" gap="5">
      <Heading as="h2" size="lg">
        {title}
      </Heading>
      {fields.map((field) =>
        ['line', 'paragraph'].includes(field.kind) ? (
          <FormField key={field.name} field={field} />
        ) : (
          <ChoiceGroup key={field.name} field={field} />
        ),
      )}
    </Card>
  </Suspense>
));
