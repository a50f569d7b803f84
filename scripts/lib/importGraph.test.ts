import { expect, test } from 'vitest';
import { importGraph, siteRoots } from './importGraph.ts';

test('follows imports, globs and names in strings', async () => {
  const graph = await importGraph([...siteRoots, 'scripts/lib/importGraph.test.ts']);
  expect(graph.dependentsOf('scripts/lib/places.ts')).toContain('scripts/lib/importGraph.test.ts');
  // From a page over the glob of its router, the package of pages and a handler to the functions.
  expect(graph.dependentsOf('web/src/pages/home/Impact.tsx')).toContain('functions/src/index.ts');
  expect(graph.dependentsOf('content/src/home.ts')).toContain('web/src/app/entry-staff.ts');
  expect(graph.importersOf('firestore.rules')).toContain('scripts/lib/prepareStage.ts');
  expect(graph.dependentsOf('web/src/pages/home/Impact.tsx')).not.toContain('scripts/build.ts');
  expect([...graph.importersOf('docs/deploying.md')]).toEqual(['scripts/lib/importGraph.test.ts']);
});
