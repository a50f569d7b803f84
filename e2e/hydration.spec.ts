import type { Page } from '@playwright/test';
import { resetDemo } from './support/demo.ts';
import { expect, nightly, test } from './support/test.ts';
import { refocus, untilHydrated, untilTakenOver } from './support/untilHydrated.ts';

// Where the demo's events are: elsewhere, times on the page are written anew.
test.use({ timezoneId: 'Europe/London' });

test.beforeAll(resetDemo);

const livingCode = /\/assets\/(react|system|site)-/;

/** Opens a page whose code does not come before the returned function is called. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(livingCode, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path);
  return resolve;
}

test('pages come to life without the browser’s rules for dates, sorting and words', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const used: string[] = [];
    Object.assign(window, { used });
    const { localeCompare } = String.prototype;
    String.prototype.localeCompare = function compare(other) {
      used.push(`localeCompare ${this} ${other}`);
      return localeCompare.call(this, other);
    };
    for (const [name, value] of Object.entries(Object.getOwnPropertyDescriptors(Intl))) {
      if (typeof value.value !== 'function') continue;
      const construct = (Format: new (...all: never[]) => object, given: never[]) => {
        used.push(`${name} ${JSON.stringify(given)}`);
        return new Format(...given);
      };
      Object.assign(Intl, { [name]: new Proxy(value.value, { construct }) });
    }
  });
  // Each would keep a phone busy for 60 to 120 ms. In London, the visitor's clock is that of the events.
  const paths = ['/', '/news', '/news/forty-laptops', '/events', '/projects/evening-school'];
  for (const path of [...paths, '/events/homework-club']) {
    await page.goto(path);
    await untilHydrated(page, 'footer button');
    expect(await page.evaluate(() => Reflect.get(window, 'used')), path).toEqual([]);
  }
});

test('clicks before hydration take effect after it', async ({ page }) => {
  const wake = await openAsleep(page, '/');
  const slider = page.getByRole('region', { name: 'Pictures of our work' });
  await page.getByRole('button', { name: 'Reading buddies' }).click();
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByRole('heading', { name: 'Homework club' })).toBeVisible();
  wake();
  await expect(page.getByRole('heading', { name: 'Reading buddies' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Homework club' })).toBeHidden();
  const current = slider.locator('button[aria-current=true]');
  await expect(current).toHaveAttribute('aria-label', /^Slide 3/);
  await expect(slider.locator('.swiper-initialized')).toBeVisible();
  await expect(current).toHaveAttribute('aria-label', /^Slide 3/);
  await expect(slider.getByRole('group', { name: '3 of' })).toBeInViewport();
});

test('input from before hydration is kept, saved as a draft and can be sent', async ({ page }) => {
  const wake = await openAsleep(page, '/mentorform');
  await page.getByLabel('Full name').fill('Noor');
  await page.getByLabel('Children').check();
  await page.getByLabel('Weekends').check();
  await page.getByRole('group', { name: 'laptop' }).getByLabel('Yes').check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('noor@example.org');
  wake();
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields.');
  await expect(page).toHaveURL('/mentorform');

  const expectAll = async () => {
    await expect(page.getByLabel('Full name')).toHaveValue('Noor');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('noor@example.org');
    await expect(page.getByLabel('Children')).toBeChecked();
    await expect(page.getByLabel('Weekends')).toBeChecked();
    await expect(page.getByRole('group', { name: 'laptop' }).getByLabel('Yes')).toBeChecked();
  };
  await expectAll();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Full name' })).toHaveCount(0);
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await expectAll();
});

test('a page loads its code after its first picture', nightly, async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.route('/demo/slide-evening-study.1600w.webp', async (route) => {
    await page.waitForTimeout(500);
    expect(paths.filter((path) => livingCode.test(path))).toEqual([]);
    await route.continue();
  });
  await page.goto('/');
  await expect.poll(() => paths.filter((path) => livingCode.test(path))).toHaveLength(3);
});

test('a page loads its code at the first interaction', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('/demo/slide-evening-study.1600w.webp', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // Its script may not have run yet.
  await expect(async () => {
    await page.getByRole('button', { name: 'Reading buddies' }).click();
    await expect(page.getByRole('heading', { name: 'Reading buddies' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  resolve();
});

test.describe('when the code of a page fails to load', () => {
  test.use({ expectedMessages: /ERR_FAILED|dynamically imported module/ });

  test('the browser submits the form natively', nightly, async ({ page }) => {
    await page.route(livingCode, (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('Email or Phone').fill('noor@example.org');
    await page.getByLabel('Message').fill('Without code');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/contact?sent');
    await expect(page.getByRole('dialog', { name: 'Thank you for writing to us' })).toBeVisible();
  });
});

test.describe('before any script has loaded', () => {
  test.use({ expectedMessages: /422/ });

  test('a form submitted before hydration keeps its input', async ({ page }) => {
    // As the browser sends it by itself while no script has been loaded.
    await page.route('/assets/entry-client-*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Noor');
    await page.unroute('/assets/entry-client-*');
    await page.getByRole('button', { name: 'Submit' }).click();
    await untilHydrated(page, 'form input');
    const address = page.getByLabel('Email or Phone');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Name')).toHaveValue('Noor');
    await address.fill('noor@example.org');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('dialog', { name: 'Thank you for writing to us' })).toBeVisible();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('on a page of text on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** Opens a page, and waits until it has asked whether it's out of date. @param change what the server sends at first */
  async function openText(page: Page, path: string, change = (html: string) => html) {
    await page.route(
      path,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response: response, body: change(await response.text()) });
      },
      { times: 1 },
    );
    const response = page.waitForResponse((each) => each.request().resourceType() === 'fetch');
    await page.goto(path);
    await (await response).finished();
  }

  /** The code that brings pages to life, as far as this one asks for it from now on. */
  function codeRequests(page: Page): string[] {
    const code: string[] = [];
    page.on('request', (request) => livingCode.test(request.url()) && code.push(request.url()));
    return code;
  }

  test('visitors read and follow links without loading code', async ({ page }) => {
    const code = codeRequests(page);
    await openText(page, '/news/forty-laptops');
    await page.getByRole('heading', { level: 1 }).tap();
    await page.getByRole('link', { name: 'Privacy' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    expect(code).toEqual([]);
  });

  test('the menu closes on a tap elsewhere', async ({ page }) => {
    await openText(page, '/privacy');
    await page.getByRole('navigation').getByText('Menu').tap();
    const link = page.getByRole('navigation').getByRole('link', { name: 'Contact Us' });
    await expect(link).toBeVisible();
    // Until the code is there, a tap elsewhere does nothing.
    await expect(async () => {
      await page.touchscreen.tap(195, 835);
      await expect(link).toBeHidden({ timeout: 500 });
    }).toPass();
  });

  test('playing a video loads its code on demand', async ({ page }) => {
    const code = codeRequests(page);
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'The film' }),
    );
    await openText(page, '/mission');
    expect(code).toEqual([]);
    await page.getByRole('button', { name: /^Play/ }).tap();
    await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible();
  });

  test('the team page hydrates by itself, so that members open in a dialog', async ({ page }) => {
    await page.goto('/team');
    await untilTakenOver(page);
    await page.getByRole('main').getByRole('link').first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a stale page from a cache is updated', async ({ page }) => {
    await openText(page, '/news/forty-laptops', (html) => html.replaceAll('Forty', 'Fifty'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Forty/);
  });

  test('a returning visitor sees changes', async ({ page }) => {
    await openText(page, '/privacy');
    await page.route('/privacy', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll('"Privacy"', '"Secrets"');
      await route.fulfill({ response: response, body: html });
    });
    await refocus(page);
    await untilTakenOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secrets');
  });

  test.describe('with a picture that fails to load', () => {
    test.use({ expectedMessages: /404/ });

    test('no placeholder is shown', async ({ page }) => {
      await page.route(/\/demo\/initiative-/, (route) => route.fulfill({ status: 404 }));
      await openText(page, '/news/forty-laptops');
      await expect(page.locator('main img')).toHaveCount(0);
    });
  });
});
