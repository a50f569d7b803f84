import { missionSchema } from '../mission.ts';
import { samplesFor } from './generated.ts';

export const missionSamples = samplesFor(missionSchema, {
  given: {
    titlemission1: 'Nobody learns alone',
    titlemission2: 'How we know',
    mission: {
      missiondescription1: 'One hour a week.',
      missiondescription2: 'We count.',
      missionurl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
  },
  required: [
    'titlemission1',
    'titlemission2',
    'mission.missiondescription1',
    'mission.missiondescription2',
    'mission.missionurl',
  ],
});
