import type { Schedule } from '@lamplight/content/scheduled';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { serverNow } from '../../device/serverClock.ts';
import type { Editor } from '../form/useContentForm.ts';
import { useZone } from '../schedule/useZone.ts';
import { isShownAt, scheduleNote } from '../schedule/words.ts';

/** The styles of a block that visitors don't see at the moment, and of the text above it. */
const lookOf = (index: number, note: string) => `
[data-block="${index}"] { opacity: 0.5; outline: 2px dashed currentcolor; outline-offset: 4px; }
[data-block="${index}"]::before {
  content: ${JSON.stringify(note)};
  display: block;
  margin-bottom: 0.5rem;
  font-weight: 600;
}`;

/** Marks the blocks of a preview that are outside of their time, and says which time that is. */
export function useHiddenBlocks(page: Document | null, { form }: Editor): void {
  const zone = useZone();
  const blocks: unknown = useWatch({ control: form.control, name: 'blocks' });
  const looks = (Array.isArray(blocks) ? blocks : []).map((block: Partial<Schedule>, index) =>
    isShownAt(block, serverNow()) ? '' : lookOf(index, scheduleNote(block, zone, serverNow())),
  );
  const look = looks.join('');
  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view || !look) return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(look);
    page.adoptedStyleSheets.push(sheet);
    return () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [page, look]);
}
