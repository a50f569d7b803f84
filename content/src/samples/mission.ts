import { textLimits } from '../limits.ts';
import type { Mission } from '../mission.ts';
import { type Samples, textOf, wrong } from './sample.ts';

const small: Mission = {
  titlemission1: 'Nobody learns alone',
  titlemission2: 'How we know',
  mission: {
    missiondescription1: 'One hour a week.',
    missiondescription2: 'We count.',
    missionurl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
};

const longLine = textOf(textLimits.line);
const longText = textOf(textLimits.paragraph);

const largest: Mission = {
  titlemission1: longLine,
  titlemission2: longLine,
  mission: {
    missiondescription1: longText,
    missiondescription2: longText,
    missionurl: `https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=${'x'.repeat(textLimits.url - 49)}`,
  },
};

export const missionSamples: Samples<Mission> = {
  valid: {
    small,
    largest,
    'a film on the other site': {
      ...small,
      mission: { ...small.mission, missionurl: 'https://vimeo.com/76979871' },
    },
  },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no mission': wrong(small, 'mission', undefined, ['schema']),
    'an empty title': wrong(small, 'titlemission1', ''),
    'an empty second title': wrong(small, 'titlemission2', ''),
    'an empty description': wrong(small, 'mission.missiondescription1', ''),
    'an empty second description': wrong(small, 'mission.missiondescription2', ''),
    'no video': wrong(small, 'mission.missionurl', ''),
    'a mission without a description': wrong(small, 'mission.missiondescription1', undefined),
    'a title that is too long': wrong(small, 'titlemission1', `${longLine}.`),
    'a description that is too long': wrong(small, 'mission.missiondescription2', `${longText}.`),
    'a video elsewhere': wrong(
      small,
      'mission.missionurl',
      'https://evil.example/watch?v=aqz-KE-bpKQ',
    ),
    'a script as the video': wrong(
      small,
      'mission.missionurl',
      'javascript://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ),
    'a mission as a list': wrong(small, 'mission', []),
    'an unknown field': wrong(small, 'admin', true),
  },
};
