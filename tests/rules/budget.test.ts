import { beforeAll, describe, expect, test } from 'vitest';
import { projectNamed, rules } from './asking/emulator.ts';
import { wrongVerdicts } from './asking/scenes.ts';
import { type Entity, entities } from './scenes/entities.ts';

/** A tenth of the expressions that a request may evaluate. */
const spared = 100;

/** `spared` expressions: the zeros, their list, `null`, `!=` and `&&`. */
const spending = `[${Array.from({ length: spared - 4 }, () => 0).join()}] != null &&`;

/** Rules that evaluate as many expressions more wherever they ask who is staff, once for a document. */
const wasteful = rules.replace(
  'return request.auth != null',
  `return ${spending} request.auth != null`,
);

const project = projectNamed('demo-lamplight-budget');

beforeAll(async () => {
  expect(wasteful).not.toBe(rules);
  await project.load(wasteful);
});

describe.each(entities.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
  test('leaves a tenth of the expressions, for the document and for its revision', async () => {
    expect(await wrongVerdicts(project, largestOf(entity))).toEqual([]);
  });
});

const largestOf = ({ storing, samples }: Entity) => ({
  title: 'the largest',
  cases: ['small', 'largest'].map((name) => ({
    what: name,
    by: 'staff' as const,
    request: storing(samples.valid[name], true),
    allowed: true,
  })),
});
