import { Box } from '@chakra-ui/react/box';
import { feedbackThankYouSchema } from '@lamplight/content/feedbackThankYou';
import { submissionsAtFirst } from '@lamplight/content/limits';
import { mentorThankYouSchema } from '@lamplight/content/mentorThankYou';
import type { RichText } from '@lamplight/content/richText';
import type { SiteDocumentName } from '@lamplight/content/siteContent';
import { type PageName, type SitePage, sitePages } from '@lamplight/content/sitePages';
import { messages } from '@lamplight/content/texts/messages';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import type * as z from '@lamplight/content/zod';
import { type ReactNode, useState } from 'react';
import { whenFirstPageUsable } from '../../device/firstPage.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { contentForm } from '../../editing/form/contentForm.ts';
import { SectionNavigation, sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorActions, EditorBody } from '../../editing/page/EditorPage.tsx';
import { StaffPage } from '../../editing/page/StaffPage.tsx';
import { usePanes } from '../../editing/preview/usePanes.tsx';
import { withReason } from '../../editing/saving/failures.ts';
import { Thanks } from '../../forms/formParts.tsx';
import type { InboxProps } from '../../submissions/Inbox.tsx';
import { inboxParts, PagePart } from '../../submissions/PagePart.tsx';
import { LoadingLines } from '../../ui/LoadingLines.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import { useLazyModule } from '../../ui/useLazyModule.ts';

const inboxes = {
  feedbackInbox: {
    name: 'feedback',
    title: editorsTexts.feedbackTable,
    ThankYou: thankYouMessage({
      page: 'feedbackInbox',
      document: 'feedbackGreeting',
      schema: feedbackThankYouSchema,
      hint: editorsTexts.feedbackThankYouHint,
      title: 'feedbacktitle',
      body: 'feedbackmessage',
      saved: messages.feedbackThankYouUpdated,
      saveFailed: messages.updateFeedbackThankYouFailed,
    }),
  },
  mentorForm: {
    name: 'mentors',
    title: editorsTexts.mentorTable,
    ThankYou: thankYouMessage({
      page: 'mentorForm',
      document: 'mentorGreeting',
      schema: mentorThankYouSchema,
      hint: editorsTexts.mentorThankYouHint,
      title: 'mentorFormModalTitle',
      body: 'mentorFormModalBody',
      saved: messages.mentorThankYouUpdated,
      saveFailed: messages.updateMentorThankYouFailed,
    }),
  },
} as const;

/** The inbox of a form, and the editor of what visitors read once they have sent it. */
export function Component({ name }: { name: keyof typeof inboxes }) {
  const { ThankYou, ...inbox } = inboxes[name];
  return (
    <InboxPage page={name} {...inbox}>
      <ThankYou />
    </InboxPage>
  );
}

interface ThankYouMessage<Name extends string> {
  page: PageName;
  document: SiteDocumentName;
  schema: z.ZodObject<Record<Name, z.ZodType<RichText>>>;
  hint: string;
  /** The fields that hold the title and the text. */
  title: Name;
  body: Name;
  saved: string;
  saveFailed: string;
}

/** Makes the editor of what visitors read once they have sent a form. */
function thankYouMessage<Name extends string>(message: ThankYouMessage<Name>) {
  const { page, document, hint, title, body, saved, saveFailed } = message;
  const schema: z.ZodObject = message.schema;
  const editing = { ...contentForm(schema), saved, saveFailed: withReason(saveFailed) };
  const sections = sectionsOf(schema, [{ id: 'message', title: '', of: [title, body] }]);
  const over = (content: Readonly<Record<string, unknown>>) => (
    <Thanks title={String(content[title])} body={content[body] as RichText} onClose={() => {}} />
  );
  return function ThankYouMessage() {
    const panes = usePanes();
    const editor = useDocumentEditor(document, editing);
    const props = { page, panes, editor, sections, preview: { over } };
    return (
      <PagePart {...inboxParts.thankYou} hint={hint} actions={<EditorActions {...props} />}>
        <EditorBody {...props} />
      </PagePart>
    );
  };
}

interface InboxPageProps extends InboxProps {
  page: PageName;
  /** The editor of the thank-you message. */
  children: ReactNode;
}

/** What visitors sent with a form, and the message that thanked them. */
const InboxPage = ({ page, children, ...props }: InboxPageProps) => (
  // As in the navigation: the table below says what visitors sent.
  <StaffPage page={page} heading={(sitePages[page] as SitePage).editor.entry} width="full">
    <SectionNavigation row sections={Object.values(inboxParts)} />
    <LazyInbox {...props} />
    {children}
  </StaffPage>
);

const loadInbox = lazyModule(async () => {
  await whenFirstPageUsable();
  return import('../../submissions/Inbox.tsx');
});

/** The inbox, which needs Firestore's client: it is loaded once the page can be used. */
function LazyInbox(props: InboxProps) {
  const [failed, setFailed] = useState(false);
  const loaded = useLazyModule(loadInbox, !failed, () => setFailed(true));
  if (failed) return <Unreachable retry={() => setFailed(false)} />;
  return (
    // The room of the table with its first submissions, so that the form below it doesn't move.
    <Box minH={`${15 + 5 * submissionsAtFirst}rem`} mb="12">
      {loaded ? <loaded.Inbox {...props} /> : <LoadingLines lines={10} />}
    </Box>
  );
}
