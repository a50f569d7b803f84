import { mkdirSync, rmSync } from 'node:fs';
import { keepBesides, keepRun } from './changed/lastRun.ts';
import { planChanged } from './changed/plan.ts';
import { atTheEnd, command, WrongUse } from './lib/command.ts';
import { compilingOnce } from './lib/emulators.ts';
import { testSettings } from './lib/localConfig.ts';
import { claimOffset } from './lib/ownStage.ts';
import { checkFreeSpace, local, stageNamed } from './lib/places.ts';
import { mostSites, portsAt } from './lib/ports.ts';
import { prepareStage } from './lib/prepareStage.ts';
import { runSuite } from './lib/runSuite.ts';
import { chooseSuites, inGroups, type Run } from './lib/suites.ts';
import { prepareTests, removeOldTestStages, type TestPlace } from './lib/testSite.ts';

/**
 * `npm test`: every suite, or those that are named, against a site of their own; with `changed`, what a change can
 * break, after it has said how long that takes.
 */
await command('test', async ({ words: names }) => {
  mkdirSync(local(), { recursive: true });
  const runs = names[0] === 'changed' ? await changedRuns(names.slice(1)) : chooseSuites(names);
  if (runs.length === 0) return 0;
  await checkFreeSpace();
  await removeOldTestStages();
  process.env.JAVA_TOOL_OPTIONS ??= compilingOnce;
  const needs = new Set(runs.flatMap(({ suite }) => suite.needs));
  const place = placeAt(await claimOffset());
  const more: TestPlace[] = [];
  // What one name finds is mostly one file: another site takes longer to start than it saves.
  const crowded = runs.some(
    ({ suite, only }) => suite.needs.includes('more sites') && only.length !== 1,
  );
  while (crowded && more.length < mostSites - 1) {
    more.push(placeAt(await claimOffset(more.length + 1)));
  }
  const places = [place, ...more] as const;
  const total = { passed: 0, failed: 0 };
  const status = () => (total.failed === 0 && total.passed > 0 ? 0 : 1);
  atTheEnd({
    // After a failure the logs and traces stay until the next run.
    orderly: async () => {
      if (status() !== 0) return;
      for (const { stage } of places) rmSync(stage.folder, { recursive: true, force: true });
    },
  });
  for (const { stage, offset } of places) prepareStage(stage, portsAt(offset), testSettings);

  const { ready, environment } = await prepareTests(needs, places);
  const runOne = async (run: Run) => {
    const { suite } = run;
    const began = performance.now();
    const report = place.stage.path('reports', `${suite.name}.json`);
    const result = await runSuite(run, report, () => ready(suite.needs), environment);
    if (suite.files) keepRun(suite.name, report);
    const took = (performance.now() - began) / 1000;
    if (names[0] === 'changed') keepBesides(suite.name, took - (run.seconds ?? 0));
    const seconds = took.toFixed(1);
    const mark = result.failed === 0 ? '✓' : '✗';
    const counts = `${result.passed} passed, ${result.failed} failed`;
    console.log(`${mark} ${suite.name.padEnd(9)} ${counts}, ${seconds} s`);
    if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
    total.passed += result.passed;
    total.failed += result.failed;
  };
  for (const group of inGroups(runs)) await Promise.all(group.map(runOne));
  if (status() !== 0) console.log(`\nLogs and traces are in ${place.stage.folder}.`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return status();
});

/** What is run for what was changed, after it was said. */
async function changedRuns([ref, ...more]: string[]): Promise<Run[]> {
  if (more.length > 0) throw new WrongUse('Name one commit to compare with.');
  const { runs, sentences } = await planChanged(ref);
  console.log(`${sentences.join('\n')}\n`);
  return runs;
}

function placeAt(offset: number): TestPlace {
  return { stage: stageNamed(`test-${offset}`), offset };
}
