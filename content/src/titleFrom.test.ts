import { expect, test } from 'vitest';
import { titleFrom } from './titleFrom.ts';

test.each([
  ['Annual_report 2025.pdf', 'Annual report 2025'],
  ['Οδηγίες.final.docx', 'Οδηγίες.final'],
  ['تقرير.pdf', 'تقرير'],
  ['v1. Draft of the rules', 'v1. Draft of the rules'],
  ['.pdf', 'File'],
  [`${'x'.repeat(300)}.txt`, 'x'.repeat(200)],
])('the file %s gets the title %s', (name, title) => {
  expect(titleFrom(name, 'File')).toBe(title);
});
