import type { Privacy } from '../src/privacy.ts';
import { privacySections } from '../src/texts/privacy.ts';
import { en } from '../src/texts/visitor/en.ts';
import { noBlocks } from './moreBlocks.ts';

/** As it comes with the site: it fits the demo organisation too. */
export const demoPrivacy: Privacy = {
  title: 'Privacy',
  sections: privacySections.map(({ heading, text }) => ({ heading: en[heading], text: en[text] })),
  ...noBlocks,
};
