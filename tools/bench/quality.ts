import { teamMemberPath } from '@lamplight/content/pagePaths';
import { publicPages } from '@lamplight/content/sitePages';
import lighthouse from 'lighthouse';
import { tool } from '../tool.ts';
import { becomeAnother, startBenchSite } from './benchSite.ts';
import { withBrowser } from './browsing.ts';

/** The categories that Lighthouse judges by rules, not by measuring: every page has to score 100% in each. */
const categories = ['accessibility', 'best-practices', 'seo'] as const;

const paths = [...publicPages.map(([, { path }]) => path), teamMemberPath('samuel-adeyemi')];

/**
 * `node tools/run.mjs bench:quality`: what Lighthouse says of each public page's accessibility, practices and SEO, on a phone. With
 * `--another` as another organisation. Fails where a page has not all of it.
 */
await tool('bench:quality', async (given) => {
  const site = await startBenchSite();
  if (given.flag('another')) await becomeAnother(site);
  const port = site.ports.devtools;
  const judge = async () => {
    let short = 0;
    for (const path of paths) {
      const { scores, failed } = await judged(site.hosting + path, port);
      console.log([path.padEnd(24), ...scores.map((score) => String(score).padStart(4))].join(''));
      for (const line of failed) console.log(`  ${line}`);
      if (scores.some((score) => score < 100)) short += 1;
    }
    return short;
  };
  console.log(''.padEnd(24) + categories.join(', '));
  const short = await withBrowser(judge, [`--remote-debugging-port=${port}`]);
  console.log(short === 0 ? `All ${paths.length} pages have 100.` : `${short} pages have less.`);
  return short === 0 ? 0 : 1;
});

/** A page's score for each category, in per cent, and what is wrong if it isn't 100. */
async function judged(url: string, port: number) {
  const run = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    throttlingMethod: 'provided',
    disableFullPageScreenshot: true,
    logLevel: 'error',
    output: 'json',
  });
  if (!run || run.lhr.runtimeError) {
    throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { lhr } = run;
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  const failed = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => lhr.audits[id])
      .filter((audit) => audit?.score !== null && (audit?.score ?? 0) < 1)
      .map(
        (audit) => `${name}: ${audit?.id} ${JSON.stringify(audit?.details ?? '').slice(0, 400)}`,
      ),
  );
  return { scores, failed };
}
