import { mkdirSync } from 'node:fs';
import { command } from '../scripts/lib/command.ts';
import { withEmulators } from '../scripts/lib/project.ts';
import { startBenchSite } from './bench/benchSite.ts';
import { logIn, withBrowser } from './bench/browsing.ts';

command('screens', async () => {
  const site = await startBenchSite();
  mkdirSync('/tmp/below', { recursive: true });
  const blocks = [
    { _type: 'text', _key: 'a', text: 'A short text below the page.' },
    { _type: 'picture', _key: 'p', picture: '/demo/slide-evening-study.1600w.webp', caption: 'Evening' },
    { _type: 'questions', _key: 'b', title: 'Questions and answers', questions: [{ _key: 'x', question: 'What is asked?', answer: 'This is answered.' }] },
    { _type: 'video', _key: 'v', title: 'A film', video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', transcript: '' },
    { _type: 'latestNews', _key: 'n', title: 'News', count: '1' },
  ];
  await withEmulators(site.ports, async ({ firestore }) => {
    for (const path of ['site/home', 'site/missionPage', 'site/contactPage', 'site/about'])
      await firestore.doc(path).update({ blocks });
  });
  await withBrowser(async (browser) => {
    for (const width of [390, 768, 1280]) {
      const page = await browser.newPage({ baseURL: site.hosting, viewport: { width, height: 900 } });
      page.on('console', (m) => ['error', 'warning', 'info'].includes(m.type()) && console.log(width, m.type(), m.text()));
      page.on('pageerror', (e) => console.log(width, 'pageerror', e));
      for (const path of ['/ycm', '/team', ...(width === 768 ? [] : ['/', '/mission', '/contact', '/about', '/international'])]) {
        await page.goto(path);
        await page.waitForTimeout(2500);
        await page.screenshot({ path: `/tmp/below/${path.slice(1) || 'home'}-${width}.png`, fullPage: true });
      }
      await page.close();
    }
    for (const width of [1280, 768, 390]) {
      const page = await browser.newPage({ baseURL: site.hosting, viewport: { width, height: 900 } });
      page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(width, m.type(), m.text()));
      await logIn(page);
      for (const path of ['/contentycm#blocks', '/contentteam?tab=blocks', '/contentnews?tab=blocks', '/contentsupport?tab=blocks', '/contentmentorform?tab=blocks', '/contentgiving#blocks', '/contentteam']) {
        await page.goto(path);
        await page.waitForTimeout(3500);
        await page.screenshot({ path: `/tmp/below/staff-${path.slice(1).replaceAll(/\W+/g, '-')}-${width}.png` });
      }
      await page.close();
    }
  });
  console.log('done');
});
