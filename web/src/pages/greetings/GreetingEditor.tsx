import { Box } from '@chakra-ui/react/box';
import { feedbackGreetingSchema } from '@lamplight/content/feedbackThankYou';
import { submissionsAtFirst } from '@lamplight/content/limits';
import { mentorGreetingSchema } from '@lamplight/content/mentorThankYou';
import type { SiteDocumentName } from '@lamplight/content/siteContent';
import type { PageName } from '@lamplight/content/sitePages';
import { messages } from '@lamplight/content/texts/messages';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import type * as z from '@lamplight/content/zod';
import { useState } from 'react';
import { whenFirstPageUsable } from '../../device/firstPage.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { contentForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';
import { withReason } from '../../editing/saving/failures.ts';
import { Thanks } from '../../forms/formParts.tsx';
import type { SubmissionsPanelProps } from '../../submissions/SubmissionsPanel.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import { useLazyModule } from '../../ui/useLazyModule.ts';

interface Greeting<Name extends string> {
  page: PageName;
  document: SiteDocumentName;
  schema: z.ZodObject<Record<Name, z.ZodString>>;
  hint: string;
  /** The fields that hold the title and the text. */
  title: Name;
  body: Name;
  saved: string;
  saveFailed: string;
  /** What visitors sent who were greeted so. */
  submissions: SubmissionsPanelProps;
}

/** What visitors sent with a form, and below it the editor of what they read then. */
function greetingEditor<Name extends string>(greeting: Greeting<Name>) {
  const { page, document, hint, title, body, saved, saveFailed, submissions } = greeting;
  const schema: z.ZodObject = greeting.schema;
  const editing = { ...contentForm(schema), saved, saveFailed: withReason(saveFailed) };
  const sections = sectionsOf(schema, [
    { id: 'greeting', title: editorsTexts.thankYou, of: [title, body], hint },
  ]);
  const over = (content: Readonly<Record<string, unknown>>) => (
    <Thanks title={String(content[title])} body={String(content[body])} onClose={() => {}} />
  );
  return function GreetingEditor() {
    return (
      <EditorPage
        page={page}
        editor={useDocumentEditor(document, editing)}
        above={<Sent {...submissions} />}
        preview={{ over }}
        sections={sections}
      />
    );
  };
}

const loadSubmissions = lazyModule(async () => {
  await whenFirstPageUsable();
  return import('../../submissions/SubmissionsPanel.tsx');
});

/** What visitors sent, which is loaded once the form below it can be used. */
function Sent(props: SubmissionsPanelProps) {
  const [failed, setFailed] = useState(false);
  const submissions = useLazyModule(loadSubmissions, !failed, () => setFailed(true));
  if (failed) return <Unreachable retry={() => setFailed(false)} />;
  return (
    // The room of the table with its first submissions, so that the form below it doesn't move.
    <Box minH={`${15 + 5 * submissionsAtFirst}rem`} mb="12">
      {submissions ? <submissions.SubmissionsPanel {...props} /> : <Loading />}
    </Box>
  );
}

const editors = {
  feedbackGreeting: greetingEditor({
    page: 'feedbackGreeting',
    document: 'feedbackGreeting',
    schema: feedbackGreetingSchema,
    hint: editorsTexts.feedbackGreetingHint,
    title: 'feedbacktitle',
    body: 'feedbackmessage',
    saved: messages.feedbackGreetingUpdated,
    saveFailed: messages.updateFeedbackGreetingFailed,
    submissions: { name: 'feedback', title: editorsTexts.feedbackTable },
  }),
  mentorForm: greetingEditor({
    page: 'mentorForm',
    document: 'mentorGreeting',
    schema: mentorGreetingSchema,
    hint: editorsTexts.mentorGreetingHint,
    title: 'mentorFormModalTitle',
    body: 'mentorFormModalBody',
    saved: messages.mentorGreetingUpdated,
    saveFailed: messages.updateMentorGreetingFailed,
    submissions: { name: 'mentors', title: editorsTexts.mentorTable },
  }),
};

/** What visitors sent with a form, and the greeting that they read. */
export function Component({ name }: { name: keyof typeof editors }) {
  const Editor = editors[name];
  return <Editor />;
}
