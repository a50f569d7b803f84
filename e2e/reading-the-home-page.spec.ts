import { demoHome } from '@lamplight/content/demo/home';
import { plainText } from '@lamplight/content/richText';
import { expectNoOverhang } from './support/axe.ts';
import { resetDemo } from './support/demo.ts';
import { expect, nightly, test } from './support/test.ts';

test.beforeAll(resetDemo);

const storyTitle = demoHome.story.title.map(({ word }) => word).join(' ');

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete, has room for every initiative, and its menus open', async ({
    page,
    request,
  }) => {
    await test.step('story, styles, every initiative, one h1', async () => {
      const html = await (await request.get('/')).text();
      expect(html).toContain('In 2011 a retired physics teacher');
      expect(html).toMatch(/<style data-styles="[^"]+">@/);

      await page.goto('/home');
      await expect(page).toHaveTitle(`Lamplight · ${storyTitle}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(storyTitle);
      for (const { description } of demoHome.events) {
        await expect(page.getByText(plainText(description))).toBeVisible();
      }
      await expect(page.locator('h1 span').nth(1)).toHaveCSS('color', 'rgb(102, 45, 145)');
    });

    await test.step('the menus open', async () => {
      const navigation = page.getByRole('navigation');
      await navigation.getByText('Our work').click();
      await expect(navigation.getByRole('link', { name: 'Study Zone' })).toBeVisible();
    });

    await test.step('visitors to a missing page see a notice until they close it', async () => {
      const banner = page.getByText('doesn’t exist any more');
      await expect(banner).toBeHidden();
      await page.goto('/#page-not-found');
      await expect(banner).toBeVisible();
      await page.getByRole('link', { name: 'Close' }).click();
      await expect(banner).toBeHidden();
    });

    await test.step('every initiative has room at every width', async () => {
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
        for (const box of boxes)
          expect(box.width, `${width}`).toBeGreaterThan(width / (columns + 1));
      }
    });
  });
});

test.describe('for visitors who allow motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the slider advances every three seconds until paused', nightly, async ({ page }) => {
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

  test(
    'the slider stays while it is focused, and while it is pointed at',
    nightly,
    async ({ page }) => {
      await page.goto('/');
      const slider = page.getByRole('region', { name: 'Pictures of our work' });
      const next = slider.getByRole('button', { name: 'Next slide' });
      await expect(slider.locator('.swiper-initialized')).toBeVisible();
      const current = slider.locator('button[aria-current=true]');
      const expectToStay = async () => {
        const shown = await current.getAttribute('aria-label');
        await page.waitForTimeout(4_000);
        await expect(current).toHaveAttribute('aria-label', shown ?? '');
      };
      await next.hover();
      await next.focus();
      await page.mouse.move(0, 0);
      await expectToStay();
      await next.hover();
      await next.blur();
      await expectToStay();
    },
  );
});

test.describe('for visitors who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves automatically', nightly, async ({ page }) => {
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

test('the home page works with keyboard and mouse, in forced colours, at every width', async ({
  page,
}) => {
  await page.goto('/');

  await test.step('visitors to a missing page see a notice until they close it', async () => {
    await page.goto('/#page-not-found');
    const banner = page.getByText('doesn’t exist any more');
    await expect(banner).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(banner).toBeHidden();
    await page.goto('/');
  });

  await test.step('a carousel starts when it scrolls into view', async () => {
    const started = page.locator('.swiper-initialized');
    await expect(started).toHaveCount(1);
    await page.waitForTimeout(500);
    await expect(started).toHaveCount(1);
    await page.locator('[aria-roledescription=carousel]').last().scrollIntoViewIfNeeded();
    await expect(started).toHaveCount(2);
  });

  await test.step('arrow keys go on from a link in a slide', async () => {
    const carousel = page.locator('[aria-roledescription=carousel]').last();
    const shown = carousel.locator('[aria-roledescription=slide]:not([inert])');
    await shown.getByRole('link').focus();
    for (const number of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      await expect(shown).toHaveAttribute('aria-label', new RegExp(`^${number} of`));
    }
    await page.keyboard.press('Tab');
    await expect(shown.getByRole('link')).toBeFocused();
    await page.goto('/');
  });

  await test.step('the keyboard reaches everything, with a link to skip the navigation', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const navigation = page.getByRole('navigation');
    const menu = navigation.locator('summary', { hasText: 'Our story' });
    const about = navigation.getByRole('link', { name: 'About', exact: true });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(about).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await expect(menu).toBeFocused();
  });

  await test.step('the first screen introduces the organisation and has two links', async () => {
    const first = { left: 0, top: 0 };
    for (const [width, height] of [
      [1280, 700],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((place) => window.scrollTo(place), first);
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        page.getByText(plainText(demoHome.story.description)),
        page.getByRole('main').getByRole('link', { name: 'Read our story' }),
        page.getByRole('main').getByRole('link', { name: 'Become a mentor' }),
      ]) {
        await expect(part, `${width}`).toBeInViewport({ ratio: 1 });
      }
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the footer has the years, menus, email, social networks and designer', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(/© 2011–20\d\d Lamplight/);
    await expect(footer.getByRole('link', { name: 'Study Zone' })).toBeVisible();
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
    await page.getByRole('button', { name: 'Designer credit' }).focus();
    await page.keyboard.press('Enter');
    await expect(credit).toBeVisible();
  });

  await test.step('the impact image links to the news, a testimonial to all testimonials', async () => {
    await expect(page.getByRole('link', { name: /read the news/ })).toHaveAttribute(
      'href',
      '/news',
    );
    const testimonial = page.getByRole('main').locator('a', { hasText: 'failing chemistry' });
    await expect(testimonial).toHaveAttribute('href', '/studentTestimonial');
  });

  await test.step('selecting an initiative shows it', async () => {
    await expect(page.getByRole('heading', { name: 'Homework club' })).toBeVisible();
    await page.getByRole('button', { name: 'Reading buddies' }).click();
    await expect(page.getByRole('heading', { name: 'Reading buddies' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Homework club' })).toBeHidden();
  });

  await test.step('the current item stands out in forced colours on every page', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const slides = page.getByRole('region', { name: 'Pictures of our work' });
    const dots = slides.getByRole('button', { name: /^Slide/ });
    await expect(dots.first()).toBeVisible();
    const initiatives = page.locator('#initiatives').getByRole('listitem').getByRole('button');
    for (const [buttons, isCurrent, part] of [
      [dots, '[aria-current=true]', '::before'],
      [initiatives, '[aria-expanded=true]', undefined],
    ] as const) {
      const fills = await buttons.evaluateAll(
        (all, [selector, part]) => {
          const paper = getComputedStyle(document.documentElement).backgroundColor;
          return all.map((each) => {
            const fill = getComputedStyle(each, part).backgroundColor;
            // Transparent elements have the page's colour.
            return {
              current: each.matches(selector),
              fill: /, 0\)$/.test(fill) ? paper : fill,
            };
          });
        },
        [isCurrent, part] as const,
      );
      const current = fills.filter((each) => each.current).map(({ fill }) => fill);
      const others = fills.filter((each) => !each.current).map(({ fill }) => fill);
      expect(current).toHaveLength(1);
      expect(others.length).toBeGreaterThan(2);
      expect(others).not.toContain(current[0]);
    }
    await page.emulateMedia({ forcedColors: null });
  });

  await test.step('nothing overflows on a phone, a tablet or a desktop', async () => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverhang(page, `${width} px`);
    }
  });
});
