import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { FormField as Description } from '@lamplight/content/formFields';
import { mentorFields } from '@lamplight/content/mentorFields';
import type { MentorThankYou } from '@lamplight/content/mentorThankYou';
import type { PlainKey } from '@lamplight/content/texts/visitor/keys';
import { memo, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ChoiceGroup } from '../../forms/ChoiceGroup.tsx';
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
import { type FormSection, SectionIndex, sectionId } from '../../forms/SectionIndex.tsx';
import { useVisitorForm } from '../../forms/useVisitorForm.ts';
import { WrongFields } from '../../forms/WrongFields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Card, introText, PageColumn, PageIntro, Prose } from '../../ui/PageParts.tsx';
import { type Deferred, useDeferredContent } from '../../ui/pageContext.ts';

/** The mentor application at its address. */
export const Component = () => (
  <MentorFormPage thankYou={useDeferredContent(useLoaderData<Deferred<MentorThankYou>>())} />
);

interface MentorFormPageProps {
  /** The text shown once the form is sent; the site's own words without it. */
  thankYou: MentorThankYou | undefined;
}

/** The mentor application. The form comes to life by itself. */
const MentorFormPage = memo(({ thankYou }: MentorFormPageProps) => {
  const { say } = useTexts();
  return (
    <PageColumn>
      <PageHead title={say('mentorForm.title')} description={say('mentorForm.intro')} />
      <PageIntro title={say('mentorForm.title')} />
      <Suspense>
        <MentorForm
          thanks={{
            title: thankYou?.mentorFormModalTitle ?? '',
            body: thankYou?.mentorFormModalBody ?? '',
          }}
        />
      </Suspense>
    </PageColumn>
  );
});

const application = {
  name: 'mentorApplication',
  path: '/api/mentors',
  fields: mentorFields,
  loadSchema: async () =>
    (await import('@lamplight/content/mentorApplication')).mentorApplicationSchema,
};

const fields = Object.entries<Description>(mentorFields);
const groupOf = ([, { group }]: (typeof fields)[number]): string => group ?? '';

const sections = [...new Set(fields.map(groupOf))].map(
  (title): FormSection => ({
    title: title as PlainKey,
    fields: fields.filter((field) => groupOf(field) === title),
  }),
);

/** The mentor application in named sections, kept on the device until it is sent. */
function MentorForm({ thanks }: { thanks: ThanksTexts }) {
  const { say } = useTexts();
  const { context, honeypot, outcome, wrong, element, dismiss, row } = useVisitorForm(application);
  return (
    <VisitorFormContext value={context}>
      <chakra.form
        {...element}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
        gap="12"
      >
        <SectionIndex sections={sections} />
        <Box display="grid" gap="6">
          <div>
            <Prose {...introText}>{say('mentorForm.duration')}</Prose>
            <RequiredLegend />
          </div>
          <WithoutScripts />
          <WrongFields fields={mentorFields} errors={wrong} />
          {sections.map(({ title, fields }, index) => (
            <Section key={title} title={title} fields={fields} index={index} />
          ))}
          <Honeypot ref={honeypot} />
          {outcome === 'failed' && <FormAlert>{say('mentorForm.failed')}</FormAlert>}
          <SubmitRow label={say('mentorForm.submit')} {...row} />
        </Box>
      </chakra.form>
      {outcome === 'sent' && <Thanks {...thanks} onClose={dismiss} />}
    </VisitorFormContext>
  );
}

/** Comes to life by itself, after the form. */
const Section = memo(({ title, fields, index }: FormSection & { index: number }) => {
  const { say } = useTexts();
  return (
    <Suspense>
      <Card as="section" css={fieldGrid}>
        <div>
          <Text color="fg.muted" fontSize="0.9375rem">
            {say('mentorForm.sectionOf', { number: index + 1, count: sections.length })}
          </Text>
          <Heading as="h2" size="lg" id={sectionId(index)} tabIndex={-1} outline="none">
            {say(title)}
          </Heading>
        </div>
        {fields.map(([name, field]) =>
          ['choice', 'choices', 'agreement'].includes(field.kind) ? (
            <ChoiceGroup key={name} name={name} field={field} />
          ) : (
            <FormField key={name} name={name} field={field} />
          ),
        )}
      </Card>
    </Suspense>
  );
});
