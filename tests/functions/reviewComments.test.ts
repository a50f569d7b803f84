import { reviewComments, reviewLink, reviewLinks } from '@lamplight/content/paths';
import { reviewPath } from '@lamplight/content/reviewAddress';
import { maxReviewComments, reviewKeptDays } from '@lamplight/content/reviewLink';
import { publicPages } from '@lamplight/content/sitePages';
import { reviewTexts } from '@lamplight/content/texts/review';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DocumentSnapshot, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import { restoreAfterwards } from './documents.ts';
import { startAny } from './framework.ts';
import {
  clearReviews,
  dayMs,
  linkTo,
  secret,
  sha256,
  shareSupport,
  support,
  tokenIn,
} from './reviews.ts';
import { ask, store } from './suite.ts';

restoreAfterwards(support);
beforeEach(clearReviews);
afterAll(clearReviews);

const textAt = async (address: string) => (await ask('GET', address)).text();

const fromHere = { 'Sec-Fetch-Site': 'same-origin' };

const send = (address: string, comment: Record<string, string>, headers: object = fromHere) =>
  ask('POST', address, {
    body: new URLSearchParams({ website: '', ...comment }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    redirect: 'manual',
  });

const commentsStored = async () =>
  (await store.collection(reviewComments).get()).docs.map((each) => each.data());

describe('a comment', () => {
  const comment = { name: 'Noor', text: 'The second line\r\nis <b>long</b>.' };

  test('is stored once, and its sender is thanked', async () => {
    const address = await shareSupport();
    const answers = await Promise.all([send(address, comment), send(address, comment)]);
    answers.push(await send(address, comment));
    for (const response of answers) {
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`${address}?sent#review-said`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect(await commentsStored()).toEqual([
      {
        draft: 'site~support',
        since: 1,
        link: sha256(tokenIn(address)),
        name: 'Noor',
        text: 'The second line\nis <b>long</b>.',
        at: expect.any(Timestamp),
      },
    ]);
    const html = await textAt(`${address}?sent`);
    expect(html).toContain(reviewTexts.sent);
    expect(html).not.toContain('second line');
  });

  test.each([
    ['without a name', { name: ' ' }, 'name', reviewTexts.nameMissing],
    ['without a word', { text: '\n' }, 'text', reviewTexts.textMissing],
    ['whose name is too long', { name: 'n'.repeat(101) }, 'name', 'At most 100 characters'],
    ['that is too long', { text: 't'.repeat(2_001) }, 'text', 'At most 2,000 characters'],
  ])('%s is returned with an error and what was typed', async (_, change, field, says) => {
    const typed = { name: 'Noor "N" <x>', text: '\nTyped & kept', ...change };
    const response = await send(await shareSupport(), typed);
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(secret);
    expect(html).toMatch(new RegExp(`id="review-${field}" [^>]*aria-invalid="true"`));
    expect(html).toMatch(new RegExp(`id="review-${field}-error">${says}`));
    if (field === 'text') expect(html).toContain('value="Noor &quot;N&quot; &lt;x&gt;"');
    else expect(html).toContain('Typed &amp; kept</textarea>');
    expect(html).toMatch(/role="alert" id="review-said" tabindex="-1"/);
    expect(await commentsStored()).toEqual([]);
  });

  test('by a bot is silently discarded', async () => {
    const response = await send(await shareSupport(), { ...comment, website: 'pills' });
    expect(response.status).toBe(303);
    expect(await commentsStored()).toEqual([]);
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a neighbour of the site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['another origin', { Origin: 'https://evil.example' }, 403],
    ['what sends no form', { ...fromHere, 'Content-Type': 'text/plain' }, 415],
  ])('is refused from %s', async (_, headers, status) => {
    const response = await send(await shareSupport(), comment, headers);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(reviewTexts.notSent);
    expect(await commentsStored()).toEqual([]);
  });

  test.each([
    [
      'says only the origin',
      () => ({ Origin: new URL(String(process.env.LAMPLIGHT_HOSTING)).origin }),
    ],
    ['doesn’t even say that, as the page tells nobody its address', () => ({ Origin: 'null' })],
  ])('is accepted from an older browser that %s', async (_, headers) => {
    expect((await send(await shareSupport(), comment, headers())).status).toBe(303);
    expect(await commentsStored()).toHaveLength(1);
  });

  test('is refused if it is too large', async () => {
    const response = await send(await shareSupport(), { ...comment, text: 'a'.repeat(600_001) });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('At most 2,000 characters');
  });

  test('is returned if it is too long, in any alphabet', async () => {
    const text = 'Ж'.repeat(20_000);
    const response = await send(await shareSupport(), { ...comment, text });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(`${text}</textarea>`);
  });

  test('is open again if it is sent once more after it was done', async () => {
    const address = await shareSupport();
    await send(address, comment);
    const [{ ref }] = (await store.collection(reviewComments).get()).docs as [DocumentSnapshot];
    await ref.update({ done: true, at: Timestamp.fromMillis(1) });
    expect((await send(address, comment)).status).toBe(303);
    const [stored] = await commentsStored();
    expect(stored?.done).toBe(false);
    expect(stored?.at.toMillis()).toBeGreaterThan(1);
  });

  test.each([
    ['has ended', {}, { expires: Timestamp.fromMillis(1) }, 410],
    ['was turned off', {}, { revokedAt: Timestamp.now() }, 410],
    ['leads to what was discarded', { state: 'discarded' }, {}, 410],
    ['leads to what was published', { state: 'published' }, {}, 410],
  ])('is refused through a link that %s', async (_, ofDraft, ofLink, status) => {
    const text = 'Write “lamps” & <b>lights</b>.';
    const response = await send(await shareSupport(ofDraft, ofLink), { ...comment, text });
    expect(response.status).toBe(status);
    expect(await commentsStored()).toEqual([]);
    const html = await response.text();
    expect(html).toContain(reviewTexts.writeInstead);
    expect(html).toContain('Write “lamps” &amp; &lt;b&gt;lights&lt;/b&gt;.</blockquote>');
  });

  test('counts towards the limit of its own link alone', async () => {
    const [address, another] = [await shareSupport(), await linkTo(support)];
    const link = sha256(tokenIn(address));
    const batch = store.batch();
    for (let index = 1; index < maxReviewComments; index += 1)
      batch.set(store.collection(reviewComments).doc(), { link });
    await batch.commit();
    expect((await send(address, comment)).status).toBe(303);
    const response = await send(address, { ...comment, text: 'One more' });
    expect(response.status).toBe(409);
    const html = await response.text();
    expect(html).toContain(reviewTexts.full);
    expect(html).toContain('One more</textarea>');
    expect((await send(address, comment)).status).toBe(303);
    expect((await send(another, { ...comment, text: 'One more' })).status).toBe(303);
  });
});

test('reviews leave nothing on public pages or among addresses not found', async () => {
  const address = await shareSupport();
  for (const path of [address, `${address}?sent`, reviewPath('a'.repeat(32))]) await textAt(path);
  await send(address, { name: 'Noor', text: `About ${secret}` });
  for (const [, { path }] of publicPages) expect(await textAt(path)).not.toContain(secret);
  const { docs } = await store.collection('seen').get();
  expect(JSON.stringify(docs.map((each) => each.data()))).not.toContain('review');
});

describe('as its own process', () => {
  const project = 'demo-reviews';

  test('comments have the same hourly limit as other forms', async () => {
    const running = await startAny(demoProject, {
      target: 'site',
      settings: { FORM_POSTS_PER_HOUR: '2', TRUSTED_HOPS: '1' },
    });
    const address = await shareSupport();
    const statuses: number[] = [];
    for (const text of ['One', 'Two', 'Three']) {
      const response = await fetch(running.address + address, {
        method: 'POST',
        body: new URLSearchParams({ name: 'Noor', text }),
        headers: { ...fromHere, 'X-Forwarded-For': '198.51.100.23' },
        redirect: 'manual',
      });
      statuses.push(response.status);
      if (response.status === 429) expect(await response.text()).toContain('Three</textarea>');
    }
    await running.kill();
    expect(statuses).toEqual([303, 303, 429]);
    expect(running.logged()).toContain('POST /review: 303');
    expect(running.logged()).not.toContain(tokenIn(address));
  });

  test('links and their comments are deleted some time after the links end', async () => {
    const running = await startAny(project, { target: 'deleteOldReviews' });
    const app = initializeApp({ projectId: project }, project);
    const own = getFirestore(app);
    const due = Date.now() - 60_000;
    const boundary = due - reviewKeptDays * dayMs;
    for (const [id, expires] of [
      ['older', boundary - 1],
      ['exact', boundary],
      ['open', due + dayMs],
    ] as const) {
      await own.doc(reviewLink(id)).set({ expires: Timestamp.fromMillis(expires) });
      await own.doc(`${reviewComments}/${id}`).set({ link: id });
    }
    const response = await fetch(running.address, {
      method: 'POST',
      headers: { 'X-CloudScheduler-ScheduleTime': new Date(due).toISOString() },
    });
    expect(response.status).toBe(200);
    for (const name of [reviewLinks, reviewComments]) {
      const kept = await own.collection(name).listDocuments();
      expect(kept.map(({ id }) => id).toSorted()).toEqual(['exact', 'open']);
      await own.recursiveDelete(own.collection(name));
    }
    await running.kill();
    await deleteApp(app);
  });
});
