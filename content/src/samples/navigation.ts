import { listLimits } from '../limits.ts';
import type { Navigation } from '../navigation.ts';
import { navigationSchema } from '../navigation.ts';
import { type Given, samplesOf } from './generated.ts';
import { type Samples, times, wrong } from './sample.ts';

const given: Given<Navigation> = {
  heading: 'Lamplight',
  dropdowns: [
    {
      title: 'Our work',
      links: [
        { name: 'Home', url: '/' },
        { name: 'Partner', url: 'https://partner.example/about?x=1#y' },
        { name: 'Write', url: 'mailto:hello@lamplight.example' },
      ],
    },
    { title: 'Empty', links: [] },
  ],
};

const valid = samplesOf(navigationSchema, given);
const { small } = valid;

export const navigationSamples: Samples<Navigation> = {
  valid: { ...valid },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no heading': wrong(small, 'heading', undefined, ['schema']),
    'an empty heading': wrong(small, 'heading', ''),
    'dropdowns as a map': wrong(small, 'dropdowns', {}),
    'a dropdown without a title': wrong(small, 'dropdowns.0.title', ''),
    'a dropdown without links': wrong(small, 'dropdowns.0.links', undefined),
    'a link without a name': wrong(small, 'dropdowns.0.links.0.name', ''),
    'a script as a link': wrong(small, 'dropdowns.0.links.1.url', 'javascript:alert(1)'),
    'an unknown field in a link': wrong(small, 'dropdowns.0.links.0.onclick', 'alert(1)'),
    'too many dropdowns': wrong(
      small,
      'dropdowns',
      times(listLimits.dropdowns + 1, () => small.dropdowns[1]),
    ),
    'too many links': wrong(
      small,
      'dropdowns.0.links',
      times(listLimits.dropdownLinks + 1, () => small.dropdowns[0]?.links[0]),
    ),
    'an unknown field': wrong(small, 'admin', true),
  },
};
