import { textLimits } from '../limits.ts';
import type { Support } from '../support.ts';
import { type Samples, textOf, wrong } from './sample.ts';

const small: Support = {
  donate: { title: 'Donate', point1: 'Books', point2: 'Rooms', point3: 'Soup' },
  volunteer: {
    title: 'Volunteer',
    point1: 'Listen',
    point2: 'Read',
    point3: 'Cook',
    point4: 'Ask',
  },
};

const longLine = textOf(textLimits.line);

const largest: Support = {
  donate: { title: longLine, point1: longLine, point2: longLine, point3: longLine },
  volunteer: {
    title: longLine,
    point1: longLine,
    point2: longLine,
    point3: longLine,
    point4: longLine,
  },
};

const requiredFields = [
  ...['title', 'point1', 'point2', 'point3'].map((field) => `donate.${field}`),
  ...['title', 'point1', 'point2', 'point3', 'point4'].map((field) => `volunteer.${field}`),
];

export const supportSamples: Samples<Support> = {
  valid: { small, largest },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no donate card': wrong(small, 'donate', undefined, ['schema']),
    ...Object.fromEntries(
      requiredFields.map((field) => [`an empty ${field}`, wrong(small, field, '')]),
    ),
    'a fourth donate point': wrong(small, 'donate.point4', 'More'),
    'a donate point that is too long': wrong(small, 'donate.point1', `${longLine}.`),
    'a volunteer point that is a map': wrong(small, 'volunteer.point2', { a: 1 }),
    'no volunteer title': wrong(small, 'volunteer.title', undefined),
    'an unknown field': wrong(small, 'admin', true),
  },
};
