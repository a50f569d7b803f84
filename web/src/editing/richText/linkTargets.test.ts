import { factsText } from '@lamplight/content/fileContent';
import { expect, test } from 'vitest';
import { nameOfTarget, targetsFor, targetsOf } from './linkTargets.ts';

const report = {
  _id: 'report',
  title: 'Annual report 2025',
  content: factsText({ hash: 'a'.repeat(64), bytes: 1_234_567, type: 'pdf' }),
};

const targets = targetsOf(new Map(), [], [], [report]);

test('finds a file by its title, and its link shows type and size', () => {
  expect(targetsFor('report 2025', targets)).toEqual([
    {
      name: 'Annual report 2025',
      href: '/files/report/annual-report-2025.pdf',
      text: 'Annual report 2025 (PDF, 1.2 MB)',
      of: 'file',
    },
  ]);
});

test('a link to a file shows the file’s current title', () => {
  expect(nameOfTarget('/files/report/report.docx', targets)).toBe('Annual report 2025');
  expect(nameOfTarget('/files/other/report.docx', targets)).toBe('/files/other/report.docx');
});
