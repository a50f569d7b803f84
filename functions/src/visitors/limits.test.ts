import { readFileSync } from 'node:fs';
import { limitSalt, limitSlot } from '@lamplight/content/paths';
import { expect, test } from 'vitest';

const file = new URL('../../../firestore.indexes.json', import.meta.url);
const { fieldOverrides } = JSON.parse(readFileSync(file, 'utf8'));

test.each([limitSlot('key', 0), limitSalt('2026-11-21')])(
  'the store removes an expired %s automatically, without an index',
  (path) => {
    const [collectionGroup] = path.split('/');
    expect(fieldOverrides).toContainEqual({
      collectionGroup,
      fieldPath: 'expiresAt',
      ttl: true,
      indexes: [],
    });
  },
);
