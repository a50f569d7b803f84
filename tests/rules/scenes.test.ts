import { times } from '@lamplight/content/samples/sample';
import { isNightly } from '@lamplight/content/samples/tried';
import { describe, expect, test } from 'vitest';
import { gaps } from './asking/coverage.ts';
import { projectNamed, rules } from './asking/emulator.ts';
import { measuring } from './asking/measuring.ts';
import { measured, unmeasured } from './scenes/all.ts';
import { unreachable } from './scenes/unreachable.ts';

/** As many as tests run side by side: `maxConcurrency` in `vitest.config.ts`. */
const projects = times(3, (index) => projectNamed(`demo-lamplight-scenes-${index}`));
const asking = measuring(projects);

/** A scene waits for the report of what was evaluated before it, which alone takes a minute on a busy machine. */
const sceneTimeout = 180_000;

/** Scenes that vary content and submissions, and reach no expression that others do not. */
const leftToNight = ['changes', 'samples', 'otherSubmissions'];
const topics = Object.entries({ ...measured, ...unmeasured }).filter(
  ([topic]) => isNightly || !leftToNight.includes(topic),
);

describe.each(topics)('%s:', (topic, scenes) => {
  test.concurrent.each(scenes.map((scene) => [scene.title, scene] as const))(
    'the rules give the right verdicts: %s',
    async (_title, scene) => {
      expect(scene.cases).not.toEqual([]);
      expect(await asking.wrongVerdicts(scene, isNightly && topic in measured)).toEqual([]);
    },
    sceneTimeout,
  );
});

/** For all scenes together, at night: measuring takes the emulator a quarter of its time. */
test.runIf(isNightly)(
  'every expression of the rules was evaluated, and every condition was true and false',
  { timeout: sceneTimeout },
  async () => {
    const seen = await asking.seen();
    expect(seen).not.toEqual([]);
    const missing = gaps(rules, seen);
    expect(missing.filter((gap) => !unreachable.some(({ what }) => gap.includes(what)))).toEqual(
      [],
    );
    for (const { what } of unreachable) {
      expect(
        missing.some((gap) => gap.includes(what)),
        what,
      ).toBe(true);
    }
  },
);
