import { isolated } from '@lamplight/content/shownText';
import { allPages } from '@lamplight/content/sitePages';
import { editorOf, ownPageEditor } from '@lamplight/content/staffPages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import type { Place } from '../../firebase/places.ts';

/** An editor whose content uses an entry of a library. */
interface EditedPlace {
  title: string;
  /** Its entry in the navigation, or the title of a page that staff have made. */
  name: string;
  to: string;
}

/** The editors of these places, each once, in the order of the navigation. */
export const editorsOf = (places: readonly Place[]): EditedPlace[] =>
  allPages.flatMap(([page, { title, editor }]): EditedPlace[] => {
    const here = places.filter(({ place }) => editorOf(place)?.page === page);
    if (page === 'pages') {
      const byPath = new Map(here.map((each) => [each.path, each]));
      return [...byPath.values()].map(({ path, title }) => {
        const name = title || commonTexts.nameless;
        return { title: name, name, to: ownPageEditor(path.slice(path.indexOf('/') + 1)) };
      });
    }
    const [first] = here.flatMap(({ place }) => editorOf(place)?.path ?? []).toSorted();
    return first ? [{ title, name: editor.entry ?? title, to: first }] : [];
  });

/** Their names in the staff area. */
export const placeNames = (places: readonly Place[]): string[] =>
  editorsOf(places).map(({ name }) => name);

/** The same in a sentence: “Home”, “Our history”. */
export const quotedNames = (places: readonly Place[]): string =>
  placeNames(places)
    .map((name) => `“${isolated(name)}”`)
    .join(', ');
