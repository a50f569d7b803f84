import { organisationSchema } from '../organisation.ts';
import { samplesFor } from './generated.ts';

export const organisationSamples = samplesFor(organisationSchema, {
  given: {
    name: 'Farol',
    sentence: 'Nobody learns alone.',
    since: '2011',
    colour: '#0b6b3a',
    accent: '#ffd700',
    texts: [{ word: 'page.home', instead: 'Start' }],
  },
  required: ['name'],
  valid: { 'a name alone': { sentence: '', logo: '', wideLogo: '', texts: [] } },
  invalid: {
    'a language that does not come with the site': ['language', 'tlh'],
    'words for no text': ['texts.0.word', '', ['schema', 'api']],
  },
});
