import { expect, test } from 'vitest';
import { emptyValue } from './readable.ts';
import { submissionKinds } from './submissionKinds.ts';

test.each(Object.entries(submissionKinds))(
  '%s: every field has a label, and only those',
  (_, kind) => {
    const keys = kind.fields.map(({ key }) => key as string);
    expect(keys.toSorted()).toEqual(Object.keys(emptyValue(kind.schema)).toSorted());
  },
);
