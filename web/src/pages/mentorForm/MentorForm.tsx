import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { FormField as Description } from '@lamplight/content/formFields';
import { mentorFields } from '@lamplight/content/mentorFields';
import { messages } from '@lamplight/content/messages';
import { memo, Suspense } from 'react';
import { ChoiceGroup } from '../../forms/ChoiceGroup.tsx';
import { emptyForm } from '../../forms/emptyForm.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { FormAround } from '../../forms/formAround.ts';
import { Honeypot } from '../../forms/Honeypot.tsx';
import { SubmitRow } from '../../forms/SubmitRow.tsx';
import { Thanks } from '../../forms/Thanks.tsx';
import { useSubmission } from '../../forms/useSubmission.ts';
import { Card } from '../../ui/Card.tsx';
import { MissingFields } from './MissingFields.tsx';

const application = {
  name: 'mentorApplication',
  path: '/api/mentors',
  validation: () => import('./mentorValidation.ts'),
  empty: emptyForm(mentorFields),
};

const sections = Object.entries(
  Object.groupBy(Object.entries<Description>(mentorFields), ([, { group }]) => group ?? ''),
);

interface SectionProps {
  title: string;
  fields: [name: string, field: Description][];
}

/** The mentor application in named sections, kept on the device until it is sent. */
export function MentorForm({ thanks }: { thanks: { title: string; body: string } }) {
  const { form, honeypot, kept, outcome, sending, element, clear, dismiss } =
    useSubmission(application);
  return (
    <FormAround value={form}>
      <chakra.form {...element} display="grid" gap="6" maxW="50rem" mx="auto">
        {sections.map(([title, fields = []]) => (
          <Section key={title} title={title} fields={fields} />
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
const Section = memo(({ title, fields }: SectionProps) => (
  <Suspense>
    <Card as="section" display="grid" gap="5">
      <Heading as="h2" size="lg">
        {title}
      </Heading>
      {fields.map(([name, field]) =>
        ['choice', 'choices', 'agreement'].includes(field.kind) ? (
          <ChoiceGroup key={name} name={name} field={field} />
        ) : (
          <FormField key={name} name={name} field={field} />
        ),
      )}
    </Card>
  </Suspense>
));
