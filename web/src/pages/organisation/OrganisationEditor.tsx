import { descriptionOf } from '@lamplight/content/descriptions';
import { organisationSchema } from '@lamplight/content/organisation';
import { isColour } from '@lamplight/content/styleValues';
import { organisationTexts } from '@lamplight/content/texts/staffArea/organisation';
import { useWatch } from 'react-hook-form';
import { whenFirstPageUsable } from '../../device/firstPage.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { ColourField } from '../../editing/inputs/colour.tsx';
import { contrastText } from '../../editing/inputs/contrast.ts';
import { Warning } from '../../editing/inputs/FieldFrame.tsx';
import { documentEditor } from '../../editing/page/EditorPage.tsx';
import type { Colours } from '../../theme/palette.ts';
import { LoadingLines } from '../../ui/LoadingLines.tsx';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { suggestedColours } from './suggestedColours.ts';

// Both are large, and come once the form can be used.
const loadPalette = lazyModule(async () => {
  await whenFirstPageUsable();
  return import('../../theme/palette.ts');
});
const loadOwnTexts = lazyModule(async () => {
  await whenFirstPageUsable();
  return import('./OwnTexts.tsx');
});

/** The organisation's own wording. */
function OwnTexts() {
  const module = useLazyModule(loadOwnTexts, true);
  return module ? <module.OwnTexts /> : <LoadingLines lines={6} />;
}

/** One of the two colours, with the one that is shown where its contrast is too low. */
function SiteColour({ name }: { name: keyof Colours }) {
  const [colour = '', accent = ''] = useWatch({ name: ['colour', 'accent'] }) as string[];
  const chosen = { colour, accent };
  const palette = useLazyModule(loadPalette, true);
  const shift = isColour(chosen[name]) ? palette?.shiftsOf(chosen)[name] : undefined;
  const { label = '', hint = '' } = descriptionOf(organisationSchema.shape[name]) ?? {};
  const where =
    name === 'colour' ? organisationTexts.whiteTextOn(colour) : organisationTexts.accentOn(accent);
  const warning = () =>
    shift && (
      <Warning>
        {organisationTexts.shifted(where, contrastText(shift.contrast), shift.needed, shift.shown)}
      </Warning>
    );
  const contrast =
    isColour(colour) && isColour(accent) ? palette?.contrastsOf(chosen)[name] : undefined;
  return (
    <ColourField
      name={name}
      label={label}
      hint={contrast ? organisationTexts.contrast(hint, where, contrastText(contrast)) : hint}
      warningOn={warning}
      palette={suggestedColours[name]}
      required
    />
  );
}

/** The editor of the organisation and of the look of its pages. */
export const Component = documentEditor('organisation', [
  {
    id: 'name',
    title: organisationTexts.nameAndLogo,
    of: ['name', 'sentence', 'logo', 'wideLogo'],
  },
  {
    id: 'footer',
    title: organisationTexts.footer,
    of: ['address', 'registration', 'since', 'donations'],
  },
  {
    id: 'giving',
    of: ['giving'],
    hint: organisationTexts.givingHint,
  },
  {
    id: 'nextStep',
    of: ['nextStep'],
    hint: organisationTexts.nextStepHint,
  },
  {
    id: 'look',
    title: organisationTexts.appearance,
    of: ['colour', 'accent', 'typefaces', 'corners', 'language', 'timeZone'],
    own: { colour: <SiteColour name="colour" />, accent: <SiteColour name="accent" /> },
    hint: organisationTexts.appearanceHint,
  },
  {
    id: 'words',
    of: ['texts'],
    own: { texts: <OwnTexts /> },
    hint: organisationTexts.wordingHint,
  },
]);
