import { describe, expect, test } from 'vitest';
import { Failure } from '../../scripts/lib/command.ts';
import { liveRelease, refusal, requests } from './recorded.ts';
import { inOrder, rehearsal, script } from './rehearsal.ts';

const { world, cloud, run } = rehearsal();

const wentBack = [
  `${requests.release} sites/our-site/versions/before {"message":"The release after it did not work."}`,
  `${requests.useRules} {"release":{"name":"projects/our-site/releases/cloud.firestore","rulesetName":"projects/our-site/rulesets/before"}}`,
];

describe('rolling back a release that does not work', () => {
  const broken: [what: string, path: string, given: object, sentence: string][] = [
    ['the API', '/api/health', { status: 503, body: {} }, '/api/health answers 503'],
    ['a page', '/', { status: 503, body: 'Sorry' }, '/ answers 503'],
    [
      'an older page',
      '/',
      page('/assets/main-0.js'),
      '/ is of another build, which has /assets/main-0.js',
    ],
    ['a foreign page', '/', page('/other.js'), '/ is no page of this site'],
    ['a page without a policy', '/', { body: script }, '/ comes without a Content-Security-Policy'],
    ['a file', script, { status: 404, body: '' }, `${script} answers 404`],
    ['a file that is not cached', script, { body: '' }, `${script} is not cached for ever`],
    ['the staff area', '/login', { ...page(script), body: 'old' }, '/login is of another build'],
    [
      'pictures',
      '/pictures/none',
      { status: 404, body: 'no function' },
      '/pictures/none answers 404',
    ],
    ['files', '/files/none/none', { status: 503, body: '' }, '/files/none/none answers 503'],
    [
      'what browsers are told',
      '/__/firebase/init.json',
      { body: {} },
      '/__/firebase/init.json does not name',
    ],
  ];

  test.each(broken)(
    'restores the last release for visitors and its rules for staff: %s',
    async (_, path, given, sentence) => {
      world.release = () => {
        cloud().site[path] = { body: '', ...given };
      };
      const error = (await run().catch((caught: unknown) => caught)) as Failure;
      expect(error.message).toContain(`The new release does not work: ${sentence}`);
      expect(error.message).toContain(
        'Visitors have the release of 2026-11-20T10:00:00Z with its functions and its rules',
      );
      expect(world.calls).toEqual(inOrder);
      expect(cloud().writes).toEqual(wentBack);
    },
  );

  test('allows a page to appear a little later', async () => {
    const [good] = [cloud().site['/']];
    cloud().site['/'] = { status: 404, body: '' };
    let asks = 0;
    Object.defineProperty(cloud().site, '/', {
      get: () => {
        asks += 1;
        return asks < 4 ? { status: 404, body: '' } : good;
      },
    });
    await run();
    expect(cloud().writes).toEqual([]);
  });

  test('warns when the last release was not pinned to its functions', async () => {
    cloud().answers[requests.live] = liveRelease('before');
    world.release = () => {
      cloud().site['/login'] = { status: 404, body: '' };
    };
    await expect(run()).rejects.toThrow('with the new functions, to which it was not pinned,');
    expect(cloud().writes).toEqual(wentBack);
  });

  test('keeps the new release if there is no earlier one', async () => {
    cloud().answers[requests.live] = { body: { name: 'sites/our-site/channels/live' } };
    world.release = () => {
      cloud().site['/'] = { status: 503, body: '' };
    };
    await expect(run()).rejects.toThrow('There is no release before this one, so it stays');
    expect(cloud().writes).toEqual([]);
  });

  test('explains the manual steps when it fails itself', async () => {
    cloud().answers[requests.release] = refusal(403, 'No.');
    world.release = () => {
      cloud().site['/'] = { status: 503, body: '' };
    };
    await expect(run()).rejects.toThrow(
      /Going back failed as well \(.*\): choose the release before/,
    );
  });
});

test('a release that fails halfway leaves visitors the old one and restores the rules', async () => {
  world.release = () => {
    throw new Failure('`firebase deploy` failed: see its message above.');
  };
  await expect(run()).rejects.toThrow(
    /failed: see its message above. Visitors have the release of/,
  );
  expect(cloud().writes).toEqual(wentBack.slice(1));
});

function page(of: string, cache = 'HIT') {
  const headers = { 'content-security-policy': "default-src 'none'", 'x-cache': cache };
  return { headers, body: `<script src="${of}"></script>` };
}

test('a page that the CDN does not cache is reported, and the release stays', async () => {
  cloud().site['/'] = { ...page(script, 'MISS') };
  await run();
  expect(world.said.join('\n')).toContain('The CDN does not keep / yet');
  expect(world.calls).toEqual(inOrder);
  expect(cloud().writes).toEqual([]);
});

test('names documents saved with the failed release, and migrates nothing', async () => {
  world.content = { old: ['team/ruth'], newer: [], current: ['site/home'] };
  world.release = () => {
    cloud().site['/api/health'] = { status: 503, body: {} };
    world.content = { old: ['team/ruth'], newer: [], current: ['site/home', 'site/about'] };
  };
  await expect(run()).rejects.toThrow(
    'Saved in the new shape in the meantime: site/about. Until the next deploy pages show of them',
  );
  expect(world.calls).not.toContain('migration');
});

test('a first release that fails halfway releases nothing', async () => {
  cloud().answers[requests.live] = { body: { name: 'sites/our-site/channels/live' } };
  world.release = () => {
    throw new Failure('`firebase deploy` failed: see its message above.');
  };
  await expect(run()).rejects.toThrow(/see its message above. Nothing was released.$/);
  expect(cloud().writes).toEqual(wentBack.slice(1));
});
