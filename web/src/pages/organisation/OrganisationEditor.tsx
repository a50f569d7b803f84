import { descriptionOf } from '@lamplight/content/descriptions';
import { organisationSchema } from '@lamplight/content/organisation';
import { isColour } from '@lamplight/content/styleValues';
import { useWatch } from 'react-hook-form';
import { whenFirstPageUsable } from '../../device/firstPage.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { ColourField } from '../../editing/inputs/colour.tsx';
import { contrastText } from '../../editing/inputs/contrast.ts';
import { Warning } from '../../editing/inputs/FieldFrame.tsx';
import { EditorPage } from '../../editing/page/EditorPage.tsx';
import type { Colours } from '../../theme/palette.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useLazyModule } from '../../ui/useLazyModule.ts';

const organisationEditing = pageForm(organisationSchema);

// Both are large, and come once the form can be used.
const loadPalette = lazyModule(async () => {
  await whenFirstPageUsable();
  return import('../../theme/palette.ts');
});
const loadOwnWords = lazyModule(async () => {
  await whenFirstPageUsable();
  return import('./OwnWords.tsx');
});

/** The words of the organisation's own. */
function OwnWords() {
  const words = useLazyModule(loadOwnWords, true);
  return words ? <words.OwnWords /> : <Loading />;
}

/** One of the two colours, with the one that is shown where its contrast is too low. */
function SiteColour({ name }: { name: keyof Colours }) {
  const [colour = '', accent = ''] = useWatch({ name: ['colour', 'accent'] }) as string[];
  const chosen = { colour, accent };
  const palette = useLazyModule(loadPalette, true);
  const shift = isColour(chosen[name]) ? palette?.shiftsOf(chosen)[name] : undefined;
  const { label = '', hint } = descriptionOf(organisationSchema.shape[name]) ?? {};
  const warning = () =>
    shift && (
      <Warning>
        {name === 'colour' ? `White text on ${colour}` : `On the darkest colour, ${accent}`} has a
        contrast of {contrastText(shift.contrast)}. This site keeps to {shift.needed}:1, and shows{' '}
        {shift.shown} instead.
      </Warning>
    );
  return <ColourField name={name} label={label} hint={hint} warningOn={warning} required />;
}

const sections = sectionsOf(organisationSchema, [
  { id: 'name', title: 'Name and logo', of: ['name', 'sentence', 'logo', 'wideLogo'] },
  {
    id: 'footer',
    title: 'Footer',
    of: ['address', 'registration', 'since', 'donations'],
  },
  {
    id: 'giving',
    of: ['giving'],
    hint: 'Shown at the top of every page. It links to your provider, or to the Giving page with your bank details.',
  },
  {
    id: 'look',
    title: 'Appearance',
    of: ['colour', 'accent', 'typefaces', 'corners', 'language'],
    own: { colour: <SiteColour name="colour" />, accent: <SiteColour name="accent" /> },
    hint: 'Lighter and darker shades are made from the two colours, so that all text stays readable.',
  },
  {
    id: 'words',
    of: ['texts'],
    own: { texts: <OwnWords /> },
    hint: 'Change the fixed texts of the site to your own wording.',
  },
]);

/** The editor of the organisation and of the look of its pages. */
export const Component = () => (
  <EditorPage
    page="organisation"
    editor={useDocumentEditor('organisation', organisationEditing)}
    sections={sections}
  />
);
