import type { Page, Route } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { storeRequests } from './support/editor.ts';
import { expect, test, timed } from './support/test.ts';
import { comeBack, untilAlive } from './support/untilAlive.ts';

test.beforeAll(resetDemo);

/** Fetches the page behind a link as a visitor does who points at it. */
async function pointAt(page: Page, name: string) {
  const link = page.getByRole('link', { name, exact: true }).first();
  if (!(await link.isVisible())) await page.getByRole('navigation').getByText('Our story').click();
  const path = await link.getAttribute('href');
  const fetched = page.waitForResponse(
    (answer) =>
      answer.request().resourceType() === 'fetch' && new URL(answer.url()).pathname === path,
  );
  await link.hover();
  await (await fetched).finished();
  return link;
}

/** Milliseconds from a click on a link until the page it leads to has been painted. */
async function timeToPage(page: Page, name: string, heading: string): Promise<number> {
  const link = await pointAt(page, name);
  await page.evaluate((wanted) => {
    const isThere = () =>
      [...document.querySelectorAll('h1, h2')].some((each) => each.textContent === wanted);
    const shown = new Promise<number>((resolve) => {
      addEventListener('click', ({ timeStamp }) => {
        const look = () => {
          if (!isThere()) return requestAnimationFrame(look);
          return requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        };
        look();
      });
    });
    Object.assign(window, { shown });
  }, heading);
  await link.click();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}

test('a page that was pointed at is there within 100 ms of the click', timed, async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  const times: number[] = [];
  for (const [name, heading] of [
    ['Team', 'Founders'],
    ['About', 'A lamp, a table, a note on the door'],
    ['Mission', 'Nobody should have to learn alone'],
  ] as const) {
    times.push(await timeToPage(page, name, heading));
  }
  console.info(`From click to page: ${times.map(Math.round).join(', ')} ms`);
  expect(Math.min(...times)).toBeLessThan(100);
});

test('a visitor reads nothing from the store, on a first visit, on the way, or for being back', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (storeRequests.test(request.url()) || /lite/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/team');
  await untilAlive(page);
  await (await pointAt(page, 'Mission')).click();
  await expect(page).toHaveURL('/mission');
  await comeBack(page);
  expect(asked).toEqual([]);
});

test.describe('where a page cannot be had', () => {
  test.use({ expectedMessages: /ERR_FAILED/ });

  test('its content is read from the store', async ({ page, baseURL }) => {
    await page.goto('/');
    await untilAlive(page);
    await page.route(`${baseURL}/**`, (route: Route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
    );
    await page.getByRole('navigation').getByText('Our story').click();
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Founders' })).toBeVisible();
  });
});
