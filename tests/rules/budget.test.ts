import { line } from '@lamplight/content/fields';
import { homeSchema } from '@lamplight/content/home';
import { z } from '@lamplight/content/zod';
import { expect, test } from 'vitest';
import { siteSchemas, withShapes } from '../../scripts/lib/rulesShape.ts';
import { projectNamed, rules } from './asking/emulator.ts';
import type { Request } from './asking/requests.ts';
import { type Entity, entities } from './scenes/entities.ts';

/** What a request may evaluate, for each document that it writes, and what a save may take of it. */
const allowed = 1_000;
const goal = 400;

const project = projectNamed('demo-lamplight-budget');

/** Rules that evaluate as many expressions more wherever they ask who is staff, once for a document. */
function wasting(some: number, from = rules): string {
  // The zeros, their list, `null`, `!=` and `&&`.
  const spending = `[${Array.from({ length: some - 4 }, () => 0).join()}] != null &&`;
  const wasteful = from.replace(
    'return request.auth != null',
    `return ${spending} request.auth != null`,
  );
  if (wasteful === from) throw new Error('isStaff is written in another way now.');
  return wasteful;
}

/** Whether the request is allowed by these rules; false where it takes too many expressions. */
async function isWithin(request: Request): Promise<boolean> {
  await project.clear();
  await project.behindTheRules([{ set: 'staff/staff', data: {} }]);
  try {
    return await project.allows('staff', request);
  } catch (error) {
    if (error instanceof Error && error.message.includes('too many expressions')) return false;
    throw error;
  }
}

/** How many expressions a save takes, to within 8. */
async function taken(request: Request, from = rules): Promise<number> {
  let [fits, tooMany] = [0, allowed];
  while (tooMany - fits > 8) {
    const middle = Math.round((fits + tooMany) / 2);
    await project.load(wasting(Math.max(middle, 4), from));
    if (await isWithin(request)) fits = middle;
    else tooMany = middle;
  }
  return allowed - fits;
}

const advice = `Ask less of it in firestore.rules, or take its maps apart: a text costs about three.`;

test.each(entities.map((entity) => [entity.name, entity] as const))(
  `a save of the largest content of %s takes at most ${goal} of ${allowed} expressions`,
  async (name, { storing, samples }: Entity) => {
    await project.load(wasting(allowed - goal));
    const request = storing(samples.valid.largest);
    if (await isWithin(request)) return;
    expect.fail(`${name} takes ${await taken(request)} expressions. ${advice}`);
  },
);

test(`with 60 more fields the home page takes at most ${goal}`, async () => {
  const home = entities.find(({ name }) => name === 'home');
  const more = Array.from({ length: 60 }, (_, index) => `field${index}`);
  const documents = {
    ...siteSchemas.documents,
    home: z.strictObject({
      ...homeSchema.shape,
      ...Object.fromEntries(more.map((key) => [key, line()])),
    }),
  };
  const grown = withShapes(rules, { ...siteSchemas, documents });
  const content = {
    ...(home?.samples.valid.largest as object),
    ...Object.fromEntries(more.map((key) => [key, 'Text'])),
  };
  const request = home?.storing(content) ?? { get: 'site/home' };
  expect(await taken(request, grown), advice).toBeLessThanOrEqual(goal);
});
