import { publicPages } from '@lamplight/content/sitePages';
import { dimControls } from './support/controlContrast.ts';
import { resetDemo } from './support/demo.ts';
import { openEditor } from './support/editor.ts';
import { expect, nightly, sharedTabTest, test } from './support/test.ts';
import { untilHydrated } from './support/untilHydrated.ts';

// `node tools/run.mjs access` measures the same in every state of site and staff area.

test.beforeAll(resetDemo);

test('controls on the home page have enough contrast when hovered, focused or pressed', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page, 'footer button');
  const chosen = page.getByRole('button', { name: 'Coding lab' });
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('navigation').getByText('Our work').click();
  expect(await dimControls(page)).toEqual([]);
});

test('controls on every page have enough contrast in each state', nightly, async ({ page }) => {
  for (const [, { path }] of publicPages) {
    await page.goto(path);
    await untilHydrated(page, 'footer button');
    expect.soft(await dimControls(page), path).toEqual([]);
  }
});

sharedTabTest(
  'controls in an editor have enough contrast in each state',
  nightly,
  async ({ page }) => {
    await openEditor(page, '/contentsupport');
    expect(await dimControls(page)).toEqual([]);
  },
);
