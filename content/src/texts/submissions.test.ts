import { expect, test } from 'vitest';
import { countsText } from './submissions.ts';

test.each([
  [0, 0, 'nothing'],
  [1, 0, '1 feedback submission'],
  [0, 2, '2 mentor applications'],
  [2, 1, '2 feedback submissions and 1 mentor application'],
])('%i feedback and %i mentor submissions are “%s”', (feedback, mentors, text) => {
  expect(countsText({ feedback, mentors })).toBe(text);
});
