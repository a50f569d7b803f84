import { Heading } from '@chakra-ui/react/heading';
import { feedbackFields } from '@lamplight/content/feedbackFields';
import { messages } from '@lamplight/content/messages';
import { emptyForm } from '../../forms/emptyForm.ts';
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
  empty: emptyForm(feedbackFields),
};

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
          {Object.entries(feedbackFields).map(([name, field]) => (
            <FormField key={name} name={name} field={field} />
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
