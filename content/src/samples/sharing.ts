import type { Sharing } from '../sharing.ts';
import { sharingSchema } from '../sharing.ts';
import { samplesOf } from './generated.ts';
import { type Samples, wrong } from './sample.ts';

const valid = samplesOf(sharingSchema, { pages: { '/about': { title: 'How it began' } } });
const { small } = valid;

export const sharingSamples: Samples<Sharing> = {
  valid: { ...valid, nothing: { pages: {} } },
  invalid: {
    'an address elsewhere': wrong(small, 'pages', { 'https://a.example/': small.pages['/about'] }),
    'a title that is too long': wrong(small, 'pages./about.title', 'x'.repeat(201)),
    'a script as the picture': wrong(small, 'pages./about.picture', 'javascript:alert(1)'),
    'an unknown field of a page': wrong(small, 'pages./about.onclick', 'alert(1)'),
    'an unknown field': wrong(small, 'admin', true),
  },
};
