import { demoHome } from '@lamplight/content/demo/home';
import { expectNoOverhang } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { expect, nightly, test } from './support/test.ts';

test.beforeAll(resetDemo);

const storyTitle = demoHome.story.title.map(({ word }) => word).join(' ');

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is whole: story, styles, every initiative, one h1', async ({ page, request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('In 2011 a retired physics teacher');
    expect(html).toMatch(/<style data-styles="[^"]+">@/);

    await page.goto('/');
    await expect(page).toHaveTitle(`Lamplight · ${storyTitle}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(storyTitle);
    for (const { description } of demoHome.events) {
      await expect(page.getByText(description)).toBeVisible();
    }
    await expect(page.locator('h1 span').nth(1)).toHaveCSS('color', 'rgb(102, 45, 145)');
  });

  test('every initiative has room at every width', async ({ page }) => {
    await page.goto('/');
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverhang(page, `${width}`);
      const boxes = await page.locator('[id^=initiative-]').evaluateAll((panels) =>
        panels.map((panel) => {
          const { left, top, width } = panel.getBoundingClientRect();
          return { left, top, width };
        }),
      );
      expect(new Set(boxes.map(({ left }) => left)).size, `${width}`).toBe(columns);
      for (const box of boxes) expect(box.width, `${width}`).toBeGreaterThan(width / (columns + 1));
    }
  });

  test('the menus open', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Our work').first().click();
    await expect(page.getByRole('link', { name: 'Study Zone' })).toBeVisible();
  });
});

test('/home is the same page', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(storyTitle);
});

test.describe('for visitors who have nothing against motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the slider moves on every three seconds, and stops for its pause button', async ({
    page,
  }) => {
    await page.goto('/');
    const slider = page.getByRole('region', { name: 'Pictures of our work' });
    const current = slider.locator('button[aria-current=true]');
    await expect(current).toHaveAttribute('aria-label', /^Slide 1/);
    await expect(current).toHaveAttribute('aria-label', /^Slide 2/);
    await slider.getByRole('button', { name: 'Pause slides' }).click();
    await page.mouse.move(0, 0);
    await page.getByRole('heading', { level: 1 }).click();
    const shown = await current.getAttribute('aria-label');
    await page.waitForTimeout(4_000);
    await expect(current).toHaveAttribute('aria-label', shown ?? '');
  });
});

test.describe('for visitors who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', nightly, async ({ page }) => {
    await page.goto('/');
    const slider = page.getByRole('region', { name: 'Pictures of our work' });
    await slider.getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('heading', { level: 1 }).click();
    const current = slider.locator('button[aria-current=true]');
    await expect(current).toHaveAttribute('aria-label', /^Slide 2/);
    await page.waitForTimeout(4_000);
    await expect(current).toHaveAttribute('aria-label', /^Slide 2/);
    await expect(slider.getByRole('button', { name: 'Pause slides' })).toHaveCount(0);
  });
});

test('a carousel starts when it comes into sight', async ({ page }) => {
  await page.goto('/');
  const started = page.locator('.swiper-initialized');
  await expect(started).toHaveCount(1);
  await page.waitForTimeout(500);
  await expect(started).toHaveCount(1);
  await page.locator('[aria-roledescription=carousel]').last().scrollIntoViewIfNeeded();
  await expect(started).toHaveCount(2);
});

test('selecting an initiative shows it instead of the first', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Homework club' })).toBeVisible();
  await page.getByRole('button', { name: 'Reading buddies' }).click();
  await expect(page.getByRole('heading', { name: 'Reading buddies' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Homework club' })).toBeHidden();
});

test('what is current looks so in colours that a system forces on every page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Pictures of our work' });
  const dots = slides.getByRole('button', { name: /^Slide/ });
  await expect(dots.first()).toBeVisible();
  const initiatives = page.locator('#initiatives').getByRole('listitem').getByRole('button');
  for (const [buttons, part] of [
    [dots, '::before'],
    [initiatives, undefined],
  ] as const) {
    const [current, ...others] = await buttons.evaluateAll((all, part) => {
      const paper = getComputedStyle(document.documentElement).backgroundColor;
      // What lets the page through has its colour.
      return all
        .map((each) => getComputedStyle(each, part).backgroundColor)
        .map((fill) => (/, 0\)$/.test(fill) ? paper : fill));
    }, part);
    expect(others.length).toBeGreaterThan(2);
    expect(others).not.toContain(current);
  }
});

test('the impact image leads to the news, a testimonial to all of them', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /read the news/ })).toHaveAttribute('href', '/news');
  const testimonial = page.getByRole('main').locator('a', { hasText: 'failing chemistry' });
  await expect(testimonial).toHaveAttribute('href', '/studentTestimonial');
});

test('the footer links to mail and networks, and a double click shows who designed it', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Email', 'Instagram', 'Facebook', 'LinkedIn']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  const credit = footer.getByText('Designed and built by');
  await expect(credit).toBeHidden();
  await footer.dblclick({ position: { x: 20, y: 20 } });
  await expect(credit).toBeVisible();
  await expect(footer.getByRole('link', { name: 'makers@lamplight.example' })).toBeVisible();
  await footer.dblclick({ position: { x: 20, y: 20 } });
  await expect(credit).toBeHidden();
});

test('everything is reached by the keyboard, beginning past the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.getByRole('navigation').locator('summary', { hasText: 'Our story' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'About', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'About', exact: true })).toBeHidden();
  await expect(menu).toBeFocused();

  await page.getByRole('button', { name: 'Designer credit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Designed and built by')).toBeVisible();
});

test('nothing sticks out, on a phone, a tablet or a desktop', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverhang(page, `${width} px`);
  }
});
