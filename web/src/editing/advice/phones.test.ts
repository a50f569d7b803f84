import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';
import { expect, test } from 'vitest';
import { adviceOnPhone } from './phones.ts';

test.each([
  ['555 0100 or 555 0101', '55501005550101'],
  ['555 0100, 555 0101', '55501005550101'],
  ['555-0100 / 555-0101', '55501005550101'],
  ['+1 555 010 0142 +1 555 010 0143', '+15550100142+15550100143'],
  ['(555) 010-0142; (555) 010-0143', '55501001425550100143'],
  ['Office: 555 0100, mobile: 555 0101', '55501005550101'],
  ['+1 555 010 0142 ext. 12', '+1555010014212'],
  ['555 010 0142 555 010 0143', '55501001425550100143'],
  ['٥٥٥ ٠١٠٠ أو ٥٥٥ ٠١٠١', '55501005550101'],
])('%s is dialled as %s', (text, number) => {
  expect(adviceOnPhone(text)).toBe(adviceTexts.severalNumbers(number));
});

test.each([
  '+1 (555) 010-0142',
  '555.010.0142',
  '0511/123456',
  '02331/1234567',
  'Tel. 555 0100',
  '555 0100 (mornings)',
  '+880 2-955 0100',
  '(020) 7946 0000',
  '+44 (0)20 7946 0000',
  'Ask at the door',
  '٠٢٠ ٧٩٤٦ ٠٠٠٠',
  '',
])('%s has one number or none', (text) => {
  expect(adviceOnPhone(text)).toBeNull();
});
