import { once } from 'node:events';
import { createServer } from 'node:http';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { teamMemberSamples } from '@lamplight/content/samples/teamMember';
import { resetDemo } from './support/demo.ts';
import { openEditor } from './support/editor.ts';
import { openPage } from './support/sharedTab.ts';
import { storeItems } from './support/store.ts';
import { storeSubmissions } from './support/submissions.ts';
import { expect, nightly, sharedTabTest, test } from './support/test.ts';

// A script that runs writes to the console, and so does the policy when it refuses one: both fail a test.
const script = '<img src=x onerror=console.error(1)><script>console.error(2)</script>';

sharedTabTest(
  'scripts and links in content from strangers do nothing',
  nightly,
  async ({ page }) => {
    await resetDemo();

    await test.step('staff see a message as plain text', async () => {
      const content = {
        ...feedbackSamples.valid.small,
        name: script,
        subject: script,
        message: `${script}\njavascript:console.error(3)`,
        emailOrPhone: 'javascript:console.error(4)',
      };
      await storeSubmissions('feedback', 1, () => ({ content, at: new Date(), state: 'new' }));
      await openEditor(page, '/contentfeedback');
      await page.getByRole('table').getByRole('button', { name: script }).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(script).first()).toBeVisible();
      await expect(dialog.locator('img, script, a')).toHaveCount(0);
    });

    await test.step('forbidden links are removed from lists and previews', async () => {
      const image = 'javascript:console.error(5)';
      const member = { ...teamMemberSamples.valid.small, name: script, description: script, image };
      await storeItems('team', 1, () => member);
      await openPage(page, '/contentteam');
      await page.getByRole('button', { name: `Edit ${script}` }).click();
      await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue(script);
      await expect(page.locator('[src^="javascript:"], [href^="javascript:"]')).toHaveCount(0);
    });
  },
);

test.describe('a page of another site', () => {
  test.use({ expectedMessages: /frame-ancestors/ });

  test('can’t show this site in a frame', async ({ page, baseURL }) => {
    // The last one is a file, which any site may frame: it proves that frames are shown at all.
    const paths = ['/', '/login', '/contenthome', '/api/home', '/demo/lamp.svg'];
    const frames = paths.map((path) => `<iframe src="${baseURL}${path}"></iframe>`);
    const other = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html').end(`<!doctype html>${frames.join('')}`);
    });
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const at = other.address();
    await page.goto(`http://127.0.0.1:${typeof at === 'object' && at?.port}/`);
    other.close();
    const shown = page.frames().map((frame) => frame.url());
    expect(shown).toHaveLength(6);
    expect(shown.filter((url) => url.startsWith(`${baseURL}/`))).toEqual([
      `${baseURL}/demo/lamp.svg`,
    ]);
  });
});
