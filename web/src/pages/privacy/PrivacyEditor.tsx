import { privacySchema } from '@lamplight/content/privacy';
import { privacySections } from '@lamplight/content/texts/privacy';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { loadTexts } from '@lamplight/content/texts/visitor/loadTexts';
import type { Texts } from '@lamplight/content/texts/visitor/textsIn';
import { moreBlocksPart } from '../../editing/blocks/moreBlocksPart.tsx';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';
import { LoadingPage } from '../../editing/page/StaffPage.tsx';
import { useRead } from '../../editing/page/useRead.ts';
import { useOrganisation } from '../../firebase/live/organisation.ts';
import { Unreachable } from '../../ui/Unreachable.tsx';

const privacyEditing = pageForm(privacySchema);

const sections = sectionsOf(privacySchema, [
  {
    id: 'privacy',
    title: editorsTexts.privacy,
    of: ['title', 'sections'],
    hint: editorsTexts.privacyHint,
  },
  moreBlocksPart,
]);

/** The editor of the page about visitors' data, which begins with what visitors read before. */
export function Component() {
  const { language } = useOrganisation();
  const [texts] = useRead(() => loadTexts({ language }), [language]);
  if (texts.state === 'failed') return <Unreachable />;
  return texts.state === 'loaded' ? <Editor texts={texts.value} /> : <LoadingPage page="privacy" />;
}

function Editor({ texts: { say } }: { texts: Texts }) {
  const editor = useDocumentEditor('privacy', privacyEditing, {
    title: say('page.privacy'),
    sections: privacySections.map(({ heading, text }) => ({
      heading: say(heading),
      text: say(text),
    })),
    blocks: [],
    imageAlts: {},
  });
  return <EditorPage page="privacy" editor={editor} sections={sections} />;
}
