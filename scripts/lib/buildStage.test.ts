import { expect, test } from 'vitest';
import { sourceFiles } from './buildStage.ts';
import { importGraph, siteRoots } from './importGraph.ts';

test('a change to any source file triggers a new build', async () => {
  const { files } = await importGraph(siteRoots.filter((file) => !file.startsWith('scripts/')));
  const sources = sourceFiles();
  expect(files.length).toBeGreaterThan(300);
  // What a build generates follows from its sources.
  const kept = files.filter((file) => !file.startsWith('web/generated/'));
  expect(kept.filter((file) => !sources.includes(file))).toEqual([]);
  expect(files).toContain('docs/handbook/04-lists.md');
  expect(sources).toContain('scripts/lib/functionsBundle.ts');
  expect(sources).toContain('scripts/lib/apiReference.ts');
  expect(sources.filter((file) => file.includes('.test.'))).toEqual([]);
});
