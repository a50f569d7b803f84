import { createHash, randomBytes } from 'node:crypto';
import { contentVersionLabel } from '@lamplight/content/documentMetadata';
import { instantAt } from '@lamplight/content/instants';
import {
  listItem,
  reviewLink,
  revision,
  siteDocument,
  staffMember,
} from '@lamplight/content/paths';
import { reviewPath } from '@lamplight/content/reviewAddress';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { listNames, siteDocumentNames } from '@lamplight/content/siteContent';
import { reviewTexts } from '@lamplight/content/texts/review';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  arrange,
  arrangeList,
  restoreAfterwards,
  restoreListAfterwards,
  saved,
} from './documents.ts';
import { newStaff } from './people.ts';
import {
  clearReviews,
  dayMs,
  linkTo,
  secret,
  sha256,
  shareSupport,
  storeDraft,
  support,
  supportContent,
  tokenIn,
  withSecret,
} from './reviews.ts';
import { always, quote } from './scheduled.ts';
import { ask, store } from './suite.ts';

const soon = instantAt(Date.now() + dayMs, 'Africa/Nairobi');

for (const name of siteDocumentNames) restoreAfterwards(siteDocument(name));
for (const list of listNames) restoreListAfterwards(list);
beforeEach(clearReviews);
afterAll(clearReviews);

const openedAt = async (address: string) =>
  (await store.doc(reviewLink(sha256(tokenIn(address)))).get()).get('opened');

const textAt = async (address: string) => (await ask('GET', address)).text();

describe('every response at a review address', () => {
  const addresses: Record<string, () => Promise<string>> = {
    'the draft': () => shareSupport(),
    'a link that has ended': () =>
      shareSupport({}, { expires: Timestamp.fromMillis(Date.now() - 1) }),
    'a link that was turned off': () => shareSupport({}, { revokedAt: Timestamp.now() }),
    'a draft that was discarded': () => shareSupport({ state: 'discarded', fields: {} }),
    'a draft that was published': () => shareSupport({ state: 'published', fields: {} }),
    'a guessed token': async () => reviewPath(randomBytes(24).toString('base64url')),
    'no token': async () => '/review/',
  };

  test.each(Object.entries(addresses))('is neither cached nor indexed: %s', async (_, at) => {
    const address = await at();
    for (const method of ['GET', 'HEAD', 'PUT']) {
      const { headers } = await ask(method, address, { redirect: 'manual' });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  test('has no script and allows none', async () => {
    const answer = await ask('GET', await shareSupport());
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'none'");
    expect(policy).not.toContain('unsafe');
    const html = await answer.text();
    expect(html).not.toMatch(/<script|modulepreload|page-state/);
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    expect(styles).toHaveLength(2);
    for (const css of styles)
      expect(policy).toContain(createHash('sha256').update(css).digest('base64'));
  });
});

describe('someone with a review link', () => {
  test('sees the draft on its page, when it was saved and when the link ends, but no name', async () => {
    await arrange(siteDocument('organisation'), {
      ...documentSamples.organisation.valid.small,
      timeZone: 'Africa/Nairobi',
    });
    const expires = Timestamp.fromDate(new Date('2033-05-18T09:30:00Z'));
    const html = await textAt(await shareSupport({}, { expires }));
    expect(html).toContain(secret);
    expect(html).toContain(reviewTexts.heading);
    expect(html).toContain('Saved 21 November 2026 at 14:02 GMT+3.');
    expect(html).toContain('This link works until 18 May 2033.');
    expect(html).not.toContain('ruth');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  test('also sees live changes made since the draft', async () => {
    const address = await shareSupport();
    const { donate, ...others } = supportContent;
    const before = { ...others, donate };
    await store.doc(revision(support, 3)).set({ ...before, version: 3, ...contentVersionLabel() });
    await arrange(support, { ...others, donate: { ...donate, point1: 'Changed live' } }, 4);
    await store.doc(revision(support, 3)).set({ ...before, version: 3, ...contentVersionLabel() });
    const html = await textAt(address);
    expect(html).toContain(secret);
    expect(html).toContain('Changed live');
  });

  test('is counted each time they open it', async () => {
    const address = await shareSupport();
    await ask('HEAD', address);
    expect(await openedAt(address)).toBe(0);
    await Promise.all([1, 2, 3].map(() => ask('GET', address)));
    expect(await openedAt(address)).toBe(3);
    await ask('GET', `${address}?sent`);
    expect(await openedAt(address)).toBe(3);
  });

  test.each<[what: string, draft: object, link: object, status: number, says: string]>([
    ['ended', {}, { expires: Timestamp.fromMillis(1) }, 410, reviewTexts.expired],
    ['was turned off', {}, { revokedAt: Timestamp.now() }, 410, reviewTexts.revoked],
    ['leads to what was discarded', { state: 'discarded' }, {}, 410, reviewTexts.discarded],
    ['leads to an earlier draft', { since: 5, version: 6 }, {}, 410, reviewTexts.discarded],
    ['says nothing', {}, { draft: 7 }, 404, reviewTexts.unknown],
  ])('sees nothing of the draft once the link %s', async (_, ofDraft, ofLink, status, says) => {
    const address = await shareSupport(ofDraft, ofLink);
    const answer = await ask('GET', address, { redirect: 'manual' });
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain(`<h1>${says}</h1>`);
    expect(html).not.toContain(secret);
    expect(html.length).toBeLessThan(3_000);
    expect(await openedAt(address)).toBe(0);
  });

  test('is redirected to the live page once the draft is published', async () => {
    const address = await shareSupport({ state: 'published', fields: {} });
    const answer = await ask('GET', address, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/support']);
  });

  test('learns that a published page is hidden', async () => {
    const path = listItem('pages', 'quiet');
    const content = { ...listSamples.pages.valid.small, address: '/quiet', shown: false };
    await arrangeList('pages', { quiet: saved(content, 0) });
    await storeDraft(path, {}, { state: 'published' });
    const answer = await ask('GET', await linkTo(path), { redirect: 'manual' });
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain(reviewTexts.notVisible);
  });

  test('finds nothing once the published page was deleted', async () => {
    await storeDraft(listItem('pages', 'gone'), {}, { state: 'published' });
    const answer = await ask('GET', await linkTo(listItem('pages', 'gone')), {
      redirect: 'manual',
    });
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain(reviewTexts.discarded);
  });

  test('ends when the person who made the link may no longer save the draft', async () => {
    const editor = await newStaff('editor');
    const address = await shareSupport({}, { by: editor.uid });
    expect((await ask('GET', address)).status).toBe(200);
    await store.doc(staffMember(editor.uid)).update({ role: 'viewer' });
    expect((await ask('GET', address)).status).toBe(410);
    await store.doc(staffMember(editor.uid)).update({ role: 'editor' });
    expect((await ask('GET', address)).status).toBe(200);
    await store.doc(staffMember(editor.uid)).delete();
    expect(await textAt(address)).toContain(reviewTexts.revoked);
  });

  test.each([
    '/review',
    '/review/',
    '/review/short',
    `/review/${'a'.repeat(32)}`,
    `/review/${'a'.repeat(31)}/`,
    `/review/${'a'.repeat(33)}`,
    `/review/${'%61'.repeat(32)}`,
    `/REVIEW/${'a'.repeat(32)}`,
  ])('finds nothing at another address: %s', async (address) => {
    await shareSupport();
    const answer = await ask('GET', address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(reviewTexts.unknown);
  });

  test('finds nothing with the hash, or with a token in another case', async () => {
    const token = tokenIn(await shareSupport());
    const other = [...token].map((letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    for (const guess of [sha256(token), sha256(token).slice(0, 32), other.join('')])
      expect((await ask('GET', reviewPath(guess))).status).toBe(404);
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('may not %s anything', async (method) => {
    const answer = await ask(method, await shareSupport());
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('shows a draft, and nothing of another one:', () => {
  const other = 'Of another draft';
  /** These are not visible, or only in the metadata of other pages. */
  const unseen = ['redirects', 'sharing'];

  test.each(siteDocumentNames)('of %s', async (name) => {
    await storeDraft(support, { donate: { title: other } });
    await storeDraft(listItem('team', 'nia'), { name: other, type: 'founder' });
    const small = documentSamples[name].valid.small;
    const content = 'blocks' in Object(small) ? { ...small, blocks: [quote('Here')] } : small;
    const drafted = withSecret(content) as Record<string, unknown>;
    await storeDraft(siteDocument(name), { ...drafted, blocks: [quote(secret)] });
    const answer = await ask('GET', await linkTo(siteDocument(name)));
    expect(answer.status).toBe(200);
    const html = await answer.text();
    if (!unseen.includes(name)) expect(html).toContain(secret);
    expect(html).not.toContain(other);
  });

  test.each(listNames)('of a scheduled item of %s, after others', async (name) => {
    const small = { ...listSamples[name].valid.small, ...always };
    const live = { ...small, ...(name === 'pages' && { shown: true, address: '/there' }) };
    await arrangeList(name, {
      first: saved(live, 1_000),
      hidden: saved({ ...live, ...words(name, 'Hidden item'), from: soon }, 2_000),
    });
    await storeDraft(listItem(name, 'other'), words(name, other), { order: 500 });
    const own = { ...small, ...words(name, secret), from: soon, until: soon, address: '/drafted' };
    await storeDraft(listItem(name, 'new'), own, { order: 3_000 });
    const answer = await ask('GET', await linkTo(listItem(name, 'new')));
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(secret);
    expect(html).not.toContain(other);
    expect(html).not.toContain('Hidden item');
  });

  /** The texts by which an item is known. */
  const words = (name: string, text: string) => {
    if (name === 'news') return { heading: text };
    return /team|Testimonials/.test(name) ? { name: text, type: 'founder' } : { title: text };
  };

  test('of an item, in its place', async () => {
    const member = (name: string) => ({ ...listSamples.team.valid.small, ...always, name });
    await arrangeList('team', {
      a: saved(member('Ada'), 1_000),
      b: saved(member('Ben'), 2_000),
      c: saved(member('Cora'), 3_000),
    });
    await storeDraft(listItem('team', 'b'), { name: 'Bea' }, { base: [1] });
    const html = await textAt(await linkTo(listItem('team', 'b')));
    const list = html.slice(html.indexOf('<main'), html.indexOf('<dialog'));
    const places = ['Ada', 'Bea', 'Cora'].map((name) => list.indexOf(name));
    expect(places).toEqual(places.toSorted((one, next) => one - next));
    expect(places[0]).toBeGreaterThan(0);
    expect(html).not.toContain('Ben');
  });

  test.each([
    ['hidden', { shown: false, address: '/quiet-place' }],
    ['without an address', { address: '' }],
    ['with an address of the site', { address: '/about' }],
    ['with an address that can’t be one', { address: 'javascript:alert(1)' }],
  ])('of a page that is %s', async (_, saying) => {
    await arrangeList('pages', {});
    const blocks = [quote(secret), quote('Not yet', { from: soon })];
    await storeDraft(listItem('pages', 'new'), { title: 'The open day', blocks, ...saying });
    const html = await textAt(await linkTo(listItem('pages', 'new')));
    expect(html).toContain('<h1');
    expect(html).toContain(secret);
    expect(html).not.toContain('Not yet');
    expect((await ask('GET', '/quiet-place')).status).toBe(404);
  });

  test('with no working form but the one for comments', async () => {
    await storeDraft(siteDocument('contact'), { getInTouchHeading: secret });
    const html = await textAt(await linkTo(siteDocument('contact')));
    const forms = [...html.matchAll(/<form [^>]*>/g)].map(([form]) => form);
    expect(forms).toHaveLength(2);
    expect(forms.filter((form) => !form.includes(' inert '))).toHaveLength(1);
  });
});
