import { expect, onTestFinished, test } from 'vitest';
import { submissionBatches } from '../../functions/src/submissions/submissionBatches.ts';
import { store } from './suite.ts';

/** A collection of its own with so many documents. */
async function collectionOf(count: number) {
  const collection = store.collection(`pages-${crypto.randomUUID()}`);
  onTestFinished(() => store.recursiveDelete(collection));
  const writer = store.bulkWriter();
  for (let number = 0; number < count; number += 1)
    writer.create(collection.doc(String(number).padStart(2, '0')), { number });
  await writer.close();
  return collection.orderBy('number');
}

const sizes = { batchSize: 6, pageSize: 2 };

test.each([0, 1, 2, 5, 6, 7, 12, 13])(
  'finds each of %i submissions once, in order',
  async (count) => {
    const found: number[] = [];
    for await (const page of submissionBatches(await collectionOf(count), sizes)) {
      expect(page.length).toBeLessThanOrEqual(sizes.pageSize);
      found.push(...page.map((entry) => entry.get('number')));
    }
    expect(found).toEqual(Array.from({ length: count }, (_, number) => number));
  },
);

test('deletions in the meantime shift nothing', async () => {
  const found: number[] = [];
  for await (const page of submissionBatches(await collectionOf(13), sizes)) {
    found.push(...page.map((entry) => entry.get('number')));
    await Promise.all(page.map(({ ref }) => ref.delete()));
  }
  expect(found).toHaveLength(13);
});
