import { teamMemberSchema } from '../teamMember.ts';
import { samplesFor } from './generated.ts';
import { formattedText } from './richTexts.ts';

export const teamMemberSamples = samplesFor(teamMemberSchema, {
  given: {
    name: 'Zoë Okafor-Núñez',
    position: 'Mentor',
    image: '/demo/portrait-01.600w.webp',
    imageWidth: '80%',
    imageHeight: '33.5%',
    description: 'Brought the lamp.\nKeeps the key.',
    type: 'founder',
  },
  required: ['name', 'position', 'image', 'imageWidth', 'imageHeight', 'description', 'type'],
  valid: {
    'a supporting member': { type: 'support' },
    'a member of the social media team': { type: 'social' },
    'a member with a formatted description': { description: formattedText },
  },
  invalid: {
    'a type that is spelt right': ['type', 'international'],
    'a type in capitals': ['type', 'FOUNDER'],
    // The rules check neither visible characters nor which addresses the content policy allows.
    'a name of invisible characters': ['name', '\u200b\u202e', ['schema', 'api']],
    'a picture over http:': ['image', 'http://pictures.example/a.png', ['schema', 'api']],
  },
});
