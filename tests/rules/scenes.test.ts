import { describe, expect, test } from 'vitest';
import { gaps } from './asking/coverage.ts';
import { projectNamed, rules } from './asking/emulator.ts';
import { measuring } from './asking/measuring.ts';
import { measured, unmeasured } from './scenes/all.ts';
import { unreachable } from './scenes/unreachable.ts';

const project = measuring(projectNamed('demo-lamplight-scenes'));

describe.each(Object.entries({ ...unmeasured, ...measured }))('%s:', (topic, scenes) => {
  test.each(scenes.map((scene) => [scene.title, scene] as const))(
    'the rules judge rightly %s',
    async (_title, scene) => {
      expect(scene.cases).not.toEqual([]);
      expect(await project.wrongVerdicts(scene, topic in measured)).toEqual([]);
    },
    60_000,
  );
});

test('every expression of the rules was evaluated, and every condition was true and false', async () => {
  const missing = gaps(rules, await project.seen());
  expect(missing.filter((gap) => !unreachable.some(({ what }) => gap.includes(what)))).toEqual([]);
  for (const { what } of unreachable) {
    expect(
      missing.some((gap) => gap.includes(what)),
      what,
    ).toBe(true);
  }
}, 60_000);
