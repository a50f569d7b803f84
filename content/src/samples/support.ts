import { supportSchema } from '../support.ts';
import { samplesFor } from './generated.ts';

export const supportSamples = samplesFor(supportSchema, {
  given: {
    donate: { title: 'Donate', point1: 'Books', point2: 'Rooms', point3: 'Soup' },
    volunteer: {
      title: 'Volunteer',
      point1: 'Listen',
      point2: 'Read',
      point3: 'Cook',
      point4: 'Ask',
    },
  },
  required: [
    ...['title', 'point1', 'point2', 'point3'].map((field) => `donate.${field}`),
    ...['title', 'point1', 'point2', 'point3', 'point4'].map((field) => `volunteer.${field}`),
  ],
});
