import { mkdirSync, rmSync } from 'node:fs';
import { onExit } from './command.ts';
import { forLongRuns } from './emulators.ts';
import { keepBesides, keepRun } from './lastRun.ts';
import { testSettings } from './localConfig.ts';
import { claimOffset } from './ownStage.ts';
import { checkFreeSpace, local, stageNamed } from './places.ts';
import { maxSites, portsAt } from './ports.ts';
import { prepareStage } from './prepareStage.ts';
import { runFailedAgain, runSuite } from './runSuite.ts';
import { inGroups, type Run } from './suites.ts';
import { endOfRun, type SuiteResult } from './testReport.ts';
import { prepareTests, removeOldTestStages, type TestPlace } from './testSite.ts';

/** Runs suites against a site of their own and says what came of each. Returns the status to exit with. */
export async function runSuites(runs: Run[]): Promise<number> {
  mkdirSync(local(), { recursive: true });
  if (runs.length === 0) return 0;
  await checkFreeSpace();
  await removeOldTestStages();
  process.env.JAVA_TOOL_OPTIONS ??= forLongRuns;
  const needs = new Set(runs.flatMap(({ suite }) => suite.needs));
  const place = placeAt(await claimOffset());
  const more: TestPlace[] = [];
  // One name mostly finds one file: another site takes longer to start than it saves.
  const crowded = runs.some(
    ({ suite, only }) => suite.needs.includes('more sites') && only.length !== 1,
  );
  while (crowded && more.length < maxSites - 1) {
    more.push(placeAt(await claimOffset(more.length + 1)));
  }
  const places = [place, ...more] as const;
  const total = { passed: 0, failed: 0 };
  const results: SuiteResult[] = [];
  const status = () => (total.failed === 0 && total.passed > 0 ? 0 : 1);
  onExit({
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
    const runOnly = (only: readonly string[]) =>
      runSuite({ ...run, only }, report, () => ready(suite.needs), environment);
    const first = await runOnly(run.only);
    if (suite.files) keepRun(suite.name, report);
    const mayRunAgain = Boolean(process.env.CI && suite.files && first.failed > 0);
    const result = mayRunAgain
      ? await runFailedAgain(first, (place) => runOnly([place]))
      : { ...first, flaky: [] };
    const took = (performance.now() - began) / 1000;
    if (run.seconds !== undefined) keepBesides(suite.name, took - run.seconds);
    const seconds = took.toFixed(1);
    const mark = result.failed === 0 ? '✓' : '✗';
    const counts = `${result.passed} passed, ${result.failed} failed`;
    console.log(`${mark} ${suite.name.padEnd(9)} ${counts}, ${seconds} s`);
    if (first.failed > 0) console.log(`\n${first.output.trim()}\n`);
    results.push({ suite: suite.name, failures: result.failures, flaky: result.flaky });
    total.passed += result.passed;
    total.failed += result.failed;
  };
  for (const group of inGroups(runs)) await Promise.all(group.map(runOne));
  if (status() !== 0) console.log(`\nLogs and traces are in ${place.stage.folder}.`);
  const end = endOfRun(results);
  if (end.length > 0) console.log(`\n${end.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return status();
}

function placeAt(offset: number): TestPlace {
  return { stage: stageNamed(`test-${offset}`), offset };
}
