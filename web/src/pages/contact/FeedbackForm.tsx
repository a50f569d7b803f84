import { Heading } from '@chakra-ui/react/heading';
import { feedbackFields } from '@lamplight/content/feedbackFields';
import { fieldGrid } from '../../forms/Field.tsx';
import { FormField, VisitorFormContext } from '../../forms/FormField.tsx';
import {
  FormAlert,
  Honeypot,
  RequiredLegend,
  SubmitRow,
  Thanks,
  type ThanksTexts,
  WithoutScripts,
} from '../../forms/formParts.tsx';
import { useVisitorForm } from '../../forms/useVisitorForm.ts';
import { WrongFields } from '../../forms/WrongFields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Card } from '../../ui/PageParts.tsx';

const feedback = {
  name: 'feedback',
  path: '/api/feedback',
  fields: feedbackFields,
  loadSchema: async () => (await import('@lamplight/content/feedback')).feedbackSchema,
};

/** The feedback form; a dialog with the organisation's own words says that it has arrived. */
export function FeedbackForm({ thanks }: { thanks: ThanksTexts }) {
  const { say } = useTexts();
  const { context, honeypot, outcome, wrong, element, dismiss, row } = useVisitorForm(feedback);
  return (
    <VisitorFormContext value={context}>
      <Card asChild css={fieldGrid}>
        <form {...element}>
          <Heading as="h2" size="lg">
            {say('contact.sendMessage')}
          </Heading>
          <RequiredLegend />
          <WithoutScripts />
          <WrongFields fields={feedbackFields} errors={wrong} />
          {Object.entries(feedbackFields).map(([name, field]) => (
            <FormField key={name} name={name} field={field} />
          ))}
          <Honeypot ref={honeypot} />
          {outcome === 'failed' && <FormAlert>{say('contact.failed')}</FormAlert>}
          <SubmitRow label={say('contact.submit')} {...row} />
        </form>
      </Card>
      {outcome === 'sent' && <Thanks {...thanks} onClose={dismiss} />}
    </VisitorFormContext>
  );
}
