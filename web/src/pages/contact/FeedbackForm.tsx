import { Heading } from '@chakra-ui/react/heading';
import { messages } from '@lamplight/content/messages';
import type { FormFieldDescription } from '../../forms/description.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { FormAround } from '../../forms/formAround.ts';
import { Honeypot } from '../../forms/Honeypot.tsx';
import { SubmitRow } from '../../forms/SubmitRow.tsx';
import { Thanks } from '../../forms/Thanks.tsx';
import { useSubmission } from '../../forms/useSubmission.ts';
import { Card } from '../../ui/Card.tsx';

const feedback = {
  name: 'feedback',
  path: '/api/feedback',
  validation: () => import('./feedbackValidation.ts'),
  empty: { name: '', emailOrPhone: '', subject: '', message: '' },
};

const fields: FormFieldDescription[] = [
  { name: 'name', label: 'Name', kind: 'line', autoComplete: 'name' },
  { name: 'emailOrPhone', label: 'Email or Phone', kind: 'line', required: true },
  { name: 'subject', label: 'Subject', kind: 'line' },
  { name: 'message', label: 'Message', kind: 'paragraph', rows: 6 },
];

/** The feedback form; a dialog with the organisation's own words says that it has arrived. */
export function FeedbackForm({ thanks }: { thanks: { title: string; body: string } }) {
  const { form, honeypot, outcome, sending, element, dismiss } = useSubmission(feedback);
  return (
    <FormAround value={form}>
      <Card asChild display="grid" gap="5">
        <form {...element}>
          <Heading as="h2" size="lg">
            Send us a message
          </Heading>
          {fields.map((field) => (
            <FormField key={field.name} field={field} />
          ))}
          <Honeypot ref={honeypot} />
          {outcome === 'failed' && <FormAlert>{messages.submitFeedbackFailed}</FormAlert>}
          <SubmitRow label="Submit" sending={sending} />
        </form>
      </Card>
      {outcome === 'sent' && <Thanks {...thanks} onClose={dismiss} />}
    </FormAround>
  );
}
