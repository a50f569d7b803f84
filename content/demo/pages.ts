import type { OwnPage } from '../src/ownPage.ts';

/** By id. */
export const demoPages: Record<string, OwnPage> = {
  'our-history': {
    title: 'Our history',
    address: '/our-history',
    shown: true,
    description: 'How a kettle in a library became a programme in nine neighbourhoods.',
    picture: '',
    blocks: [
      {
        _type: 'text',
        _key: 'start',
        text: 'It began with a kettle, eleven chairs and a librarian who did not mind the noise.',
      },
      {
        _type: 'quote',
        _key: 'quote',
        quote: 'We only wanted to keep the heating on. The rest was the children’s idea.',
        name: 'Judith Osei',
        role: 'Founder',
      },
    ],
    imageAlts: {},
  },
};
