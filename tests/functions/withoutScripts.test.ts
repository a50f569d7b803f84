import { randomUUID } from 'node:crypto';
import { hostileTexts } from '@lamplight/content/samples/hostile';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { messages } from '@lamplight/content/texts/messages';
import { en } from '@lamplight/content/texts/visitor/en';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Running, startAny } from './framework.ts';
import { textOf } from './shownPages.ts';
import { countOf, submissions } from './submissions.ts';
import { ask, type RequestOptions, store } from './suite.ts';

const pages = { feedback: '/contact', mentors: '/mentorform' };

/** How a browser sends that it sends a form of a page of the site. */
const fromHere = { 'Sec-Fetch-Site': 'same-origin' };

/** A form as a browser encodes it without scripts; it has only the fields. */
function encoded(content: Record<string, unknown>): string {
  const fields = Object.entries(content).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.map((each) => [name, String(each)]);
    if (typeof value === 'boolean') return value ? [[name, 'on']] : [];
    return [[name, String(value ?? '').replaceAll('\n', '\r\n')]];
  });
  return new URLSearchParams([...fields, ['website', '']]).toString();
}

const asForm = (body: string, headers: Record<string, string> = fromHere): RequestOptions => ({
  body,
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  redirect: 'manual',
});

/** Sends a form as a browser without scripts does; what it leaves stored is removed when the test is done. */
const post = (to: SubmissionName, content: object, headers?: Record<string, string>) =>
  ask('POST', pages[to], asForm(encoded({ ...content }), headers));

/** The stored data with this in a field, newest last. */
async function storedWith(to: SubmissionName, field: string, value: unknown) {
  const { docs } = await store.collection(to).where(field, '==', value).get();
  for (const { ref } of docs) onTestFinished(async () => void (await ref.delete()));
  return docs.map((each) => each.data());
}

const shown = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

describe.each(submissions)(
  'the form that sends $to, without scripts',
  ({ to, samples, editable, sender }) => {
    const { fields } = submissionKinds[to];
    /** Each test has its own, since the same text is stored once a day. */
    const content = () => ({ ...samples.valid.small, [sender]: `Noor ${randomUUID()}` });

    test('is on its page with every field, and is posted there', async () => {
      const html = await textOf(pages[to]);
      const [form = ''] = /<form\b.*?<\/form>/s.exec(html) ?? [];
      expect(form).toMatch(/^<form [^>]*method="post"/);
      expect(form).not.toMatch(/^<form [^>]*action=/);
      const names = new Set([...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name));
      expect([...names]).toEqual([...Object.keys(fields), 'website']);
    });

    test('is stored as with scripts, and leads to a thank-you page', async () => {
      const sent = { ...content(), [editable]: 'It knocks.\nAgain.' };
      const response = await post(to, sent);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`${pages[to]}?sent`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const kept = await storedWith(to, sender, sent[sender as keyof typeof sent]);
      expect(kept).toMatchObject([{ ...sent, spam: '', state: 'new' }]);
      const [thanks = ''] = /<dialog.*<\/dialog>/s.exec(await textOf(`${pages[to]}?sent`)) ?? [];
      expect(thanks).toMatch(/^<dialog [^>]*open=""[^>]*aria-labelledby/);
      expect(thanks).toMatch(/<form [^>]*method="dialog"/);
      expect(await textOf(`${pages[to]}?send`)).toBe(await textOf(pages[to]));
      expect(await textOf(pages[to])).not.toMatch(/<dialog/);
    });

    test('is stored once if it is sent again on the same day', async () => {
      const sent = content();
      const answers = await Promise.all([post(to, sent), post(to, sent), post(to, sent)]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
      expect((await post(to, { ...sent, [editable]: 'Else' })).status).toBe(303);
      expect((await post(to, sent)).status).toBe(303);
      expect(await storedWith(to, sender, sent[sender as keyof typeof sent])).toHaveLength(2);
    });

    test('is returned with what was typed and an error at each field', async () => {
      const before = await countOf(to);
      const typed = { [sender]: 'Noor <b>', [editable]: 'One\nline & another' };
      const response = await post(to, typed);
      expect(response.status).toBe(422);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      const html = await response.text();
      expect(html).toContain('value="Noor &lt;b&gt;"');
      expect(html).toContain('One\nline &amp; another</textarea>');
      const [summary = '', above = ''] =
        /<form(.*?)<div [^>]*role="alert".*?<\/ul>/s.exec(html) ?? [];
      expect(summary).toMatch(/<div [^>]*tabindex="-1" autofocus=""/i);
      expect(above).not.toMatch(/<(input|textarea)/);
      expect(summary).toContain(
        to === 'mentors' ? messages.requiredFieldsMissing : messages.checkMarkedFields,
      );
      const wrong = Object.entries(fields).filter(
        ([name, { required }]) => required && name !== sender,
      );
      const linked = [...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name);
      expect(linked).toEqual(wrong.map(([name]) => name));
      for (const name of linked) {
        const [control = ''] =
          new RegExp(`<(input|textarea)[^>]* id="${name}"[^>]*>`).exec(html) ?? [];
        expect(control).toContain('aria-invalid="true"');
        const described = /aria-describedby="([^"]+)"/.exec(control)?.[1]?.split(' ') ?? [];
        expect(html).toMatch(new RegExp(`id="${described[0]}" class="error"`));
      }
      expect(await countOf(to)).toBe(before);
    });

    // Left out: other fields, half a character, and values other than texts. A form can't send those.
    const inForms = Object.entries(samples.invalid).filter(([, { content: sample, field }]) => {
      const value = Object(sample)[field];
      const kind = Object(fields)[field]?.kind;
      const isText = kind && kind !== 'choices' && kind !== 'agreement';
      return (
        kind &&
        (value === undefined || (isText && typeof value === 'string' && value.isWellFormed()))
      );
    });

    test.each(inForms)('is refused as with scripts: “%s”', async (_, sample) => {
      const response = await post(to, Object(sample.content));
      expect(response.status).toBe(422);
      expect(await response.text()).toContain(`href="#${sample.field}"`);
    });

    test('escapes all texts, even hostile ones', async () => {
      for (const text of Object.values(hostileTexts).slice(0, 12)) {
        const html = await (await post(to, { [sender]: text, [editable]: text })).text();
        expect(html.match(/<script/g)).toHaveLength(3);
        expect(html.replaceAll(/\s+/g, ' ')).toContain(
          `value="${shown(text)}"`.replaceAll(/\s+/g, ' '),
        );
      }
    });

    test('is silently stored as spam if the honeypot is filled in', async () => {
      const sent = content();
      const body = encoded(sent).replace('website=', 'website=pills');
      const response = await ask('POST', pages[to], asForm(body));
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `${pages[to]}?sent`,
      ]);
      const kept = await storedWith(to, sender, sent[sender as keyof typeof sent]);
      expect(kept).toMatchObject([{ spam: 'honeypot', state: 'spam' }]);
    });

    test.each([
      [
        'another site, as it says',
        { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
      ],
      ['a neighbour of the site', { 'Sec-Fetch-Site': 'same-site' }],
      ['a browser that says only the origin', { Origin: 'https://evil.example' }],
      ['a page without an origin', { Origin: 'null' }],
    ])('is refused from %s', async (_, headers) => {
      const sent = content();
      const response = await post(to, sent, headers);
      expect(response.status).toBe(403);
      const html = await response.text();
      expect(html).toContain(en['form.fromElsewhere']);
      expect(html).toContain(`value="${sent[sender as keyof typeof sent]}"`);
      expect(await storedWith(to, sender, sent[sender as keyof typeof sent])).toEqual([]);
    });

    test('is accepted from a browser that sends only the origin, and from other clients', async () => {
      const { origin } = new URL((await ask('GET', pages[to])).url);
      for (const headers of [{ Origin: origin }, {}] as Record<string, string>[]) {
        const sent = content();
        expect((await post(to, sent, headers)).status).toBe(303);
        await storedWith(to, sender, sent[sender as keyof typeof sent]);
      }
    });

    test.each([
      ['JSON', 415, asForm('{}', { ...fromHere, 'Content-Type': 'application/json' })],
      [
        'a file',
        415,
        asForm('--a--', { ...fromHere, 'Content-Type': 'multipart/form-data; boundary=a' }),
      ],
      [
        'more than three times what a form may hold',
        413,
        asForm(`${editable}=${'%61'.repeat(262_145)}`),
      ],
      ['more than any body may have', 413, asForm('a'.repeat(1_048_577))],
    ])('is refused as %s', async (_, status, options) => {
      const response = await ask('POST', pages[to], options);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
      expect(await response.text()).toContain('role="alert"');
    });
  },
);

test.each(['/', '/team', '/nothing'])('a page without a form refuses posts: %s', async (path) => {
  const response = await ask('POST', path, asForm('name=Noor'));
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

describe('as its own process', () => {
  let running: Running[] = [];
  const start = (settings: Record<string, string>) =>
    startAny('demo-without-scripts', { target: 'site', settings });

  beforeAll(async () => {
    running = await Promise.all([
      start({ APP_CHECK_SITE_KEY: 'site-key' }),
      start({ FORM_POSTS_PER_HOUR: '2' }),
    ]);
    return async () => void (await Promise.all(running.map(({ kill }) => kill())));
  });

  const postTo = (site: Running | undefined, body: string) =>
    fetch(`${site?.address}/contact`, { ...asForm(body), method: 'POST' } as RequestInit);

  test('with App Check, the form says that it needs scripts before typing and after sending', async () => {
    const [site] = running;
    const contact = () => fetch(`${site?.address}/contact`);
    // A process that has just begun may give up a store that is busy with other tests, and says so.
    await expect.poll(async () => (await contact()).status, { timeout: 20_000 }).toBe(200);
    const html = await (await contact()).text();
    const notice = en['form.needsScripts'];
    const withoutScripts = html.matchAll(/<noscript><div [^>]*>([^<]*)<\/div><\/noscript>/g);
    expect([...withoutScripts].map(([, text]) => text)).toContain(notice);
    const response = await postTo(site, 'name=Noor&emailOrPhone=noor@example.org');
    expect(response.status).toBe(401);
    const refused = await response.text();
    expect(refused).toContain(notice);
    expect(refused).toContain('value="Noor"');
  });

  test('the rate limit refuses further forms, and keeps what was typed', async () => {
    const site = running[1];
    const answers: Response[] = [];
    for (const subject of ['One', 'Two', 'Three'])
      answers.push(
        await postTo(site, `emailOrPhone=5550100199&subject=${subject}&name=${randomUUID()}`),
      );
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await answers[2]?.text();
    expect(html).toContain(en['contact.failed']);
    expect(html).toContain('value="Three"');
  });
});
