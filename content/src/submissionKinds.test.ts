import { expect, test } from 'vitest';
import { emptyValue } from './readable.ts';
import { submissionKinds } from './submissionKinds.ts';

test.each(Object.entries(submissionKinds))(
  '%s: exactly the fields of the schema have labels',
  (_, kind) => {
    const keys = Object.keys(kind.fields);
    expect(keys.toSorted()).toEqual(Object.keys(emptyValue(kind.schema)).toSorted());
  },
);
