import { contentSource } from '@lamplight/content/contentSource';
import { noStoredPages } from '@lamplight/content/samples/noPages';
import { expect, test } from 'vitest';
import { renderedOf } from '../../../tests/pages.ts';

const nextStep = {
  sentence: 'An hour a week is enough.',
  name: 'Become a mentor',
  url: '/mentorform',
};

async function bodyOf(path: string, step: object): Promise<string> {
  const document = async (at: string) =>
    at === 'site/organisation' ? { nextStep: step } : undefined;
  const { html } = await renderedOf(
    contentSource({ ...noStoredPages, document, list: async () => [] }),
    path,
  );
  return /<body.*?(?=<script type="application\/json")/s.exec(html)?.[0] ?? '';
}

test.each([
  ['/', nextStep, 1],
  ['/about', nextStep, 1],
  ['/mentorform', nextStep, 0],
  ['/mentorform', { ...nextStep, url: '/MentorForm?from=band' }, 0],
  ['/about', { ...nextStep, name: '' }, 0],
  ['/about', { ...nextStep, url: '' }, 0],
  ['/about', {}, 0],
])('%s with the next step %j ends in as many bands: %d', async (path, step, bands) => {
  expect((await bodyOf(path, step)).match(/<aside/g) ?? []).toHaveLength(bands);
});

test('the next step links from the home page’s first screen, unless it leads there', async () => {
  const before = async (step: object) => (await bodyOf('/', step)).split('</main>')[0];
  expect(await before(nextStep)).toContain('href="/mentorform"');
  expect(await before({ ...nextStep, url: '/home' })).not.toContain('Become a mentor');
});
