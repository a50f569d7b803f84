import { privacySchema } from '@lamplight/content/privacy';
import { privacySections } from '@lamplight/content/texts/privacy';
import { useEffect, useState } from 'react';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';
import { useOrganisation } from '../../firebase/live/organisation.ts';
import { loadTexts } from '../../ui/i18n/loadTexts.ts';
import type { Texts } from '../../ui/i18n/texts.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';

const privacyEditing = pageForm(privacySchema);

const sections = sectionsOf(privacySchema, [
  {
    id: 'privacy',
    title: 'Privacy',
    of: ['title', 'sections'],
    hint: 'The page starts with what the site does itself. Add who you are and what the law requires of you.',
  },
]);

/** The editor of the page about visitors' data, which begins with what visitors read before. */
export function Component() {
  const { language } = useOrganisation();
  const [texts, setTexts] = useState<Texts | 'failed' | null>(null);
  useEffect(() => {
    loadTexts({ language }).then(setTexts, () => setTexts('failed'));
  }, [language]);
  if (texts === 'failed') return <Unreachable />;
  return texts ? <Editor texts={texts} /> : <Loading />;
}

function Editor({ texts: { say } }: { texts: Texts }) {
  const editor = useDocumentEditor('privacy', privacyEditing, {
    title: say('page.privacy'),
    sections: privacySections.map(({ heading, text }) => ({
      heading: say(heading),
      text: say(text),
    })),
  });
  return <EditorPage page="privacy" editor={editor} sections={sections} />;
}
