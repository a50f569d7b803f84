import { line } from '@lamplight/content/fields';
import * as z from '@lamplight/content/zod';
import { expect, test } from 'vitest';
import { sectionsOf } from '../src/editing/form/sections.tsx';

const editors = import.meta.glob('../src/pages/**/*Editor.tsx');

test.each(Object.entries(editors).map(([path, load]) => [path.split('/').at(-1), load] as const))(
  '%s has each field in one section',
  async (_, load) => {
    await load();
  },
);

const schema = z.strictObject({ name: line({ label: 'Name' }), age: line({ label: 'Age' }) });

test('reports a field without a section or with two, and what to do', () => {
  expect(() => sectionsOf(schema, [{ id: 'one', of: ['name'] }])).toThrow(
    'Field age is in no section: add it to `of` in the editor.',
  );
  expect(() => sectionsOf(schema, [{ id: 'one', of: ['name', 'age', 'age'] }])).toThrow(
    'Field age is in two sections: leave it in one `of`.',
  );
});
