import { line } from '@lamplight/content/fields';
import { homeSchema } from '@lamplight/content/home';
import { feedbackEntry, mentorEntry } from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { maxEarlier } from '@lamplight/content/submission';
import * as z from '@lamplight/content/zod';
import { expect, test } from 'vitest';
import { siteSchemas, withShapes } from '../../scripts/lib/rulesShape.ts';
import { projectNamed, rules } from './asking/emulator.ts';
import type { Data } from './asking/encoding.ts';
import type { Request } from './asking/requests.ts';
import { deletedAs, deletionOf, returnOf } from './asking/saves.ts';
import { handledAs, type StaffEntity, shaped, storedEntry } from './scenes/entities.ts';

/** The expressions that a request may evaluate for each document that it writes, and the most that a save should. */
const allowed = 1_000;
const goal = 450;

const project = projectNamed('demo-lamplight-budget');

/** Rules that evaluate as many expressions more wherever they ask who is staff, once for a document. */
function wasting(some: number, from = rules): string {
  // The zeros, their list, `null`, `!=` and `&&`.
  const spending = `[${Array.from({ length: some - 4 }, () => 0).join()}] != null &&`;
  const condition = "return staff.get('role', 'manager') in roles";
  const wasteful = from.replace(condition, condition.replace('return', `return ${spending}`));
  if (wasteful === from) throw new Error('isStaffAs is written in another way now.');
  return wasteful;
}

/** A request, and documents that are there before it. */
interface RuleRequest {
  request: Request;
  remains?: Record<string, Data>;
}

let loaded = '';

/** To load rules takes much longer than to ask them. */
async function load(some: string): Promise<void> {
  if (some !== loaded) await project.load(some);
  loaded = some;
}

/** Whether the request is allowed by these rules; false where it takes too many expressions. */
async function isWithin({ request, remains = {} }: RuleRequest): Promise<boolean> {
  await project.clear();
  const there = Object.entries({ 'staff/staff': {}, ...remains });
  await project.behindTheRules(there.map(([path, data]) => ({ set: path, data })));
  try {
    return await project.allows('staff', request);
  } catch (error) {
    if (error instanceof Error && error.message.includes('too many expressions')) return false;
    throw error;
  }
}

/** How many expressions a save takes, to within 8. */
async function taken(ruleRequest: RuleRequest, from = rules): Promise<number> {
  let [fits, tooMany] = [0, allowed];
  while (tooMany - fits > 8) {
    const middle = Math.round((fits + tooMany) / 2);
    await load(wasting(Math.max(middle, 4), from));
    if (await isWithin(ruleRequest)) fits = middle;
    else tooMany = middle;
  }
  return allowed - fits;
}

/** Fails where the request takes more, and says how many. */
async function expectAtMost(max: number, ruleRequest: RuleRequest, from = rules): Promise<void> {
  await load(wasting(allowed - max, from));
  if (await isWithin(ruleRequest)) return;
  expect.fail(
    `It takes ${await taken(ruleRequest, from)} of ${allowed} expressions, ${max} are to be enough: ` +
      'take lists and maps apart, a text costs two and its path.',
  );
}

test.each(shaped.map((entity) => [entity.name, entity] as const))(
  `a save of the largest content of %s takes at most ${goal} of ${allowed} expressions`,
  (_, { storing, samples }: StaffEntity) =>
    expectAtMost(goal, { request: storing(samples.valid.largest) }),
);

/** For the largest submission, with all of its earlier versions: each of its texts is compared. Its fields don't grow. */
const goalOfSubmissions = 920;

test.each([
  [feedbackEntry('one'), feedbackSamples.valid.largest],
  [mentorEntry('one'), mentorApplicationSamples.valid.largest],
] as const)(
  `deleting and restoring the largest %s takes at most ${goalOfSubmissions} expressions`,
  async (path, content) => {
    const stored = { ...storedEntry(content), notice: 'sent', ...handledAs(2 * maxEarlier) };
    await expectAtMost(goalOfSubmissions, {
      request: { commit: deletionOf('staff', path, stored) },
      remains: { [path]: stored },
    });
    await expectAtMost(goalOfSubmissions, {
      request: { commit: returnOf('staff', path, stored) },
      remains: deletedAs(path, stored),
    });
  },
  60_000,
);

test('60 more fields on the home page leave two fifths of the expression limit', async () => {
  const home = shaped.find(({ name }) => name === 'home');
  if (!home) throw new Error('There is no home page.');
  const more = Array.from({ length: 60 }, (_, index) => `field${index}`);
  const documents = {
    ...siteSchemas.documents,
    home: z.strictObject({
      ...homeSchema.shape,
      ...Object.fromEntries(more.map((key) => [key, line({ label: key })])),
    }),
  };
  const content = {
    ...(home.samples.valid.largest as object),
    ...Object.fromEntries(more.map((key) => [key, 'Text'])),
  };
  const grown = withShapes(rules, { ...siteSchemas, documents });
  await expectAtMost(allowed * 0.6, { request: home.storing(content) }, grown);
});
