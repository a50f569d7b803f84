import { expect, test } from 'vitest';
import { builtNavigation } from './adminNavigation.ts';

test('entries whose page is not built are not shown', () => {
  const items = builtNavigation(new Set(['/contenthome', '/contentinternational']));
  expect(items).toEqual([
    { name: 'Home', path: '/contenthome' },
    { name: 'Work', entries: [{ name: 'International', path: '/contentInternational' }] },
    { name: 'Involved', entries: [{ name: 'Sponsor' }] },
  ]);
});
