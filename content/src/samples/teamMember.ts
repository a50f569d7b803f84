import { textLimits } from '../limits.ts';
import type { TeamMember } from '../teamMember.ts';
import { teamMemberSchema } from '../teamMember.ts';
import { type Given, samplesOf } from './generated.ts';
import { addressOf, type Samples, textOf, wrong } from './sample.ts';

const given: Given<TeamMember> = {
  name: 'Zoë Okafor-Núñez',
  position: 'Mentor',
  image: '/demo/portrait-01.600w.webp',
  imageWidth: '80%',
  imageHeight: '33.5%',
  description: 'Brought the lamp.\nKeeps the key.',
  type: 'founder',
};

const valid = samplesOf(teamMemberSchema, given);
const { small } = valid;

export const teamMemberSamples: Samples<TeamMember> = {
  valid: {
    ...valid,
    'a supporting member': { ...small, type: 'support' },
    'a member of the social media team': { ...small, type: 'social' },
  },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no name': wrong(small, 'name', undefined, ['schema']),
    'no type': wrong(small, 'type', undefined, ['schema']),
    'an empty name': wrong(small, 'name', ''),
    'a name of spaces': wrong(small, 'name', '   '),
    'an empty position': wrong(small, 'position', ''),
    'an empty image': wrong(small, 'image', ''),
    'an empty width': wrong(small, 'imageWidth', ''),
    'an empty height': wrong(small, 'imageHeight', ''),
    'an empty description': wrong(small, 'description', ''),
    'an empty type': wrong(small, 'type', ''),
    'an unknown type': wrong(small, 'type', 'admin'),
    'a type that is spelt right': wrong(small, 'type', 'international'),
    'a type in capitals': wrong(small, 'type', 'FOUNDER'),
    'types as a list': wrong(small, 'type', ['founder']),
    'a name that is a number': wrong(small, 'name', 7),
    'a name that is too long': wrong(small, 'name', textOf(textLimits.line + 1)),
    'a script as the image': wrong(small, 'image', 'javascript:alert(1)'),
    'data as the image': wrong(small, 'image', 'data:image/svg+xml,<svg/onload=alert(1)>'),
    'an image on another host in disguise': wrong(small, 'image', '//evil.example/a.png'),
    'an image that is too long': wrong(small, 'image', addressOf(textLimits.url + 1)),
    'an image as on the home page': wrong(small, 'image', { url: '/demo/portrait-01.600w.webp' }),
    'a width of 0%': wrong(small, 'imageWidth', '0%'),
    'a width above 100%': wrong(small, 'imageWidth', '101%'),
    'a width with a style': wrong(small, 'imageWidth', '80%;position:fixed'),
    'a height in pixels': wrong(small, 'imageHeight', '80px'),
    'a height that is null': wrong(small, 'imageHeight', null),
    'a description that is too long': wrong(small, 'description', textOf(textLimits.paragraph + 1)),
    // What is seen, and what the policy lets be shown, is no matter of the rules.
    'a name of invisible characters': wrong(small, 'name', '\u200b\u202e', ['schema', 'api']),
    'a picture over http:': wrong(small, 'image', 'http://pictures.example/a.png', [
      'schema',
      'api',
    ]),
    'a description that is a list': wrong(small, 'description', ['Brought the lamp.']),
    'an unknown field': wrong(small, 'admin', true),
  },
};
