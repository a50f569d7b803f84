import { type Organisation, organisationSchema } from '../organisation.ts';
import { type Given, samplesOf } from './generated.ts';
import { type Samples, wrong } from './sample.ts';

const given: Given<Organisation> = {
  name: 'Farol',
  sentence: 'Nobody learns alone.',
  since: '2011',
  colour: '#0b6b3a',
  accent: '#ffd700',
  texts: [{ word: 'page.home', instead: 'Start' }],
};

const valid = samplesOf(organisationSchema, given);
const { small } = valid;

export const organisationSamples: Samples<Organisation> = {
  valid: {
    ...valid,
    'a name alone': { ...small, sentence: '', logo: '', wideLogo: '', texts: [] },
  },
  invalid: {
    'no name': wrong(small, 'name', ''),
    'a colour by its name': wrong(small, 'colour', 'green'),
    'a style sheet as a colour': wrong(small, 'accent', 'red;}</style>'),
    'typefaces of someone else': wrong(small, 'typefaces', 'https://fonts.example/a.css'),
    'corners that are neither': wrong(small, 'corners', 'bevelled'),
    'a language that does not come with the site': wrong(small, 'language', 'tlh'),
    'a script as the logo': wrong(small, 'logo', 'javascript:alert(1)'),
    'words for no text': wrong(small, 'texts.0.word', '', ['schema', 'api']),
    'an unknown field': wrong(small, 'admin', true),
  },
};
