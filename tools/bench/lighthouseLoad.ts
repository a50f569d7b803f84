import lighthouse from 'lighthouse';
import type { Figures } from './figures.ts';

/** Slow 4G and a processor four times slower: computed from a fast load, or applied while loading. */
export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

const audits = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** All audits that the score is made of. */
const onlyAudits = [...Object.values(audits), 'speed-index'];

/**
 * Loads a page once as Lighthouse's mobile visitor, with nothing cached.
 * @param port where the browser takes commands
 */
export async function loadWithLighthouse(
  url: string,
  port: number,
  throttlingMethod: Throttling,
): Promise<Figures> {
  const run = await lighthouse(url, {
    port,
    throttlingMethod,
    onlyAudits,
    disableFullPageScreenshot: true,
    logLevel: 'error',
    output: 'json',
  });
  if (!run || run.lhr.runtimeError) {
    throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const figureOf = (audit: string) => run.lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcp: figureOf(audits.lcp),
    fcp: figureOf(audits.fcp),
    tbt: figureOf(audits.tbt),
    cls: figureOf(audits.cls),
    score: run.lhr.categories.performance?.score ?? Number.NaN,
    speed: run.lhr.environment.benchmarkIndex,
  };
}
