import { expect, test } from 'vitest';
import { noteView, pageMetrics } from './pageMetrics.ts';

test('a page counts once, and so does each address of pages that count as one', () => {
  noteView('news');
  // Before it came to life, its address didn't matter.
  noteView('news', '/news');
  noteView('news', '/news/a');
  noteView('news', '/news/a');
  noteView('news', '/news/b');
  noteView('team', 'team');
  noteView('team', 'team');
  expect(pageMetrics.pages).toEqual(['news', 'news', 'news', 'team']);
});
