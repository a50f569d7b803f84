import { privacySchema } from '@lamplight/content/privacy';
import { privacySections } from '@lamplight/content/texts/privacy';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { useEffect, useState } from 'react';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';
import { useOrganisation } from '../../firebase/live/organisation.ts';
import { loadWords } from '../../ui/dictionaries.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import type { Words } from '../../ui/words.ts';

const privacyEditing = pageForm(privacySchema);

const sections = sectionsOf(privacySchema, [
  {
    id: 'privacy',
    title: editorsTexts.privacy,
    of: ['title', 'sections'],
    hint: editorsTexts.privacyHint,
  },
]);

/** The editor of the page about visitors' data, which begins with what visitors read before. */
export function Component() {
  const { language } = useOrganisation();
  const [words, setWords] = useState<Words | 'failed' | null>(null);
  useEffect(() => {
    loadWords({ language }).then(setWords, () => setWords('failed'));
  }, [language]);
  if (words === 'failed') return <Unreachable />;
  return words ? <Editor words={words} /> : <Loading />;
}

function Editor({ words: { say } }: { words: Words }) {
  const editor = useDocumentEditor('privacy', privacyEditing, {
    title: say('Privacy'),
    sections: privacySections.map(({ heading, text }) => ({
      heading: say(heading),
      text: say(text),
    })),
  });
  return <EditorPage page="privacy" editor={editor} sections={sections} />;
}
