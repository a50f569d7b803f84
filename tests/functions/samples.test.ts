import { siteDocument } from '@lamplight/content/paths';
import { homeSamples } from '@lamplight/content/samples/home';
import { expect, test } from 'vitest';
import { arrange, putBackAfterwards, stored } from './documents.ts';
import { staff } from './people.ts';
import { ask } from './suite.ts';

const home = siteDocument('home');
putBackAfterwards(home);

const save = async (body: unknown) => ask('PUT', '/api/home/home', { as: await staff(), body });

test.each(Object.entries(homeSamples.valid))('the API stores “%s” as it is', async (_, content) => {
  await arrange(home, { ...homeSamples.valid.small });
  const answer = await save(content);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ _id: 'home', ...content, version: 2 });
  expect(await stored(home)).toMatchObject(content);
});

const forApi = Object.entries(homeSamples.invalid).filter(
  ([, { only }]) => !only || only.includes('api'),
);

test.each(forApi)('the API refuses “%s”, naming the field', async (_, { content, field }) => {
  await arrange(home, { ...homeSamples.valid.small });
  const answer = await save(content);
  expect(answer.status).toBe(400);
  const { code, fields } = await answer.json();
  expect(code).toBe('invalid-content');
  const named = Object.keys(fields);
  expect(named.some((name) => name.startsWith(field) || field.startsWith(name))).toBe(true);
  expect(await stored(home)).toMatchObject({ ...homeSamples.valid.small, version: 1 });
});
