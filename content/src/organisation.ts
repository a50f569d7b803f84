import { choice, colour, group, line, link, list, paragraph, picture, timeZone } from './fields.ts';
import { languageNames } from './languages.ts';
import { listLimits } from './limits.ts';
import { accentColour } from './styleValues.ts';
import * as z from './zod.ts';

/** What texts are set in: two typefaces of the site itself, two others of its own, or those of the visitor's device. */
export const typefaceNames = {
  lamplight: 'Fraunces and Figtree: warm and clear',
  source: 'Source Serif and Source Sans: quiet, for long texts',
  system: 'The fonts of each visitor’s device: fastest to load',
};

/** Whether corners of cards, pictures and buttons are rounded. */
export const cornerNames = { rounded: 'Rounded', straight: 'Straight' };

/** The organisation's own wording of a fixed text, which is known by its key (`texts/visitor/keys.ts`). */
const ownText = z.strictObject({
  word: line({ label: 'Text of the site', required: true }),
  instead: line({ label: 'Your wording', required: true }),
});

/** The organisation as every page names it, and the look of its pages. */
export const organisationSchema = z.strictObject({
  name: line({ label: 'Name', required: true }),
  sentence: line({
    label: 'Tagline',
    hint: 'One sentence on what you do; shown in the footer, in search results and when the site is shared',
    sentence: true,
  }),
  logo: picture({
    label: 'Logo',
    hint: 'Square: shown next to the name and in browser tabs',
    icon: true,
  }),
  wideLogo: picture({
    label: 'Wide logo',
    hint: 'With the name in it: shown at the top of every page instead of the logo and name',
  }),
  address: paragraph({ label: 'Address' }),
  registration: line({ label: 'Registration', hint: 'Such as “Registered charity 1234567”' }),
  since: line({ label: 'Year in which it began', hint: 'Such as 2011' }),
  donations: line({ label: 'Donations payable to' }),
  giving: group(
    {
      name: line({ label: 'Button', hint: 'For example “Donate”. Leave empty to hide the button' }),
      url: link({ label: 'Leads to', hint: 'Leave empty to link to the Giving page' }),
    },
    { label: 'Donate button' },
  ),
  nextStep: group(
    {
      sentence: line({ label: 'Sentence', hint: 'Invites visitors, in a few words' }),
      name: line({
        label: 'Button',
        hint: 'For example “Become a mentor”. Leave empty to show no next step',
      }),
      url: link({ label: 'Leads to' }),
    },
    { label: 'Next step' },
  ),
  colour: colour({
    label: 'Colour',
    hint: 'Buttons, links, dark parts of pages, and light backgrounds',
    // Empty until someone chooses one: pages have the colour of the site itself then.
    initial: '',
    shades: true,
  }),
  accent: colour({
    label: 'Second colour',
    hint: 'Highlights and small accents',
    initial: accentColour,
    shades: true,
  }),
  typefaces: choice(typefaceNames, {
    label: 'Typefaces',
    hint: 'The first two include Arabic and Devanagari',
  }),
  corners: choice(cornerNames, { label: 'Corners' }),
  language: choice(languageNames, {
    label: 'Language',
    hint: 'The language of buttons, labels and messages',
  }),
  timeZone: timeZone({
    label: 'Time zone',
    hidden: true,
    hint: 'Times that staff enter are in this zone. If empty, UTC is used',
  }),
  texts: list(ownText, { label: 'Custom wording', item: 'text', limit: listLimits.ownTexts }),
});

export type OwnText = z.infer<typeof ownText>;

export type Organisation = z.infer<typeof organisationSchema>;
