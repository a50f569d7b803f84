import { expect, test } from 'vitest';
import { filesIn } from './fileUses.ts';
import { ownPageSchema } from './ownPage.ts';

const origin = 'https://lamplight.example';

const text = (href: string) => ({
  _type: 'text',
  _key: 'a',
  text: [
    {
      _type: 'block',
      style: 'normal',
      markDefs: [{ _key: 'k', _type: 'link', href }],
      children: [{ _type: 'span', text: 'Report', marks: ['k'] }],
    },
  ],
});

test('finds files that are chosen or linked, with or without the site’s origin', () => {
  const blocks = [
    { _type: 'files', _key: 'b', title: 'Reports', files: [{ file: 'chosen' }, { file: '' }] },
    text('/files/linked/report.pdf?content=x#page=2'),
    text(`${origin}/files/absolute/report.pdf`),
    text('https://elsewhere.example/files/other/report.pdf'),
    { _type: 'buttons', buttons: [{ text: 'Rules', url: '/files/button/rules.docx' }] },
  ];
  expect(filesIn(ownPageSchema, { title: 'Files', blocks }, origin)).toEqual(
    new Set(['chosen', 'linked', 'absolute', 'button']),
  );
  expect(filesIn(ownPageSchema, undefined, origin)).toEqual(new Set());
});
