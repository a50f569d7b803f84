import { expect, test } from 'vitest';
import { emptyValue } from './readable.ts';
import { submissionKinds } from './submissionKinds.ts';

test.each(Object.entries(submissionKinds))(
  '%s: every field has a label, and only those',
  (_, kind) => {
    const keys = Object.keys(kind.fields);
    expect(keys.toSorted()).toEqual(Object.keys(emptyValue(kind.schema)).toSorted());
  },
);
