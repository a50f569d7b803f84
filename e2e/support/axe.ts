import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { dimControls } from './controlContrast.ts';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Rules that axe leaves out by default: the size of targets (2.5.8), the contrast of 7:1 (1.4.6), the visible label in
 * the name (2.5.3).
 */
const rules = Object.fromEntries(
  [
    'target-size',
    'color-contrast-enhanced',
    'label-content-name-mismatch',
    'css-orientation-lock',
  ].map((rule) => [rule, { enabled: true }]),
);

const off = { enabled: false };

/**
 * Without the size of targets: bars, which large texts make large, may cover parts of them until the page is
 * scrolled.
 */
const ofLargeText = { ...rules, 'target-size': off };

/** Without contrast: if the system chooses all colours, those of the page don't count. */
const withoutColours = { ...rules, 'color-contrast': off, 'color-contrast-enhanced': off };

/** The elements in a transition. Those in folded parts aren't counted: their transitions never end. */
const runningTransitions = () =>
  document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (!(animation instanceof CSSTransition && effect instanceof KeyframeEffect)) return [];
    return effect.target?.checkVisibility()
      ? [`${animation.transitionProperty}: ${effect.target.outerHTML.slice(0, 200)}`]
      : [];
  });

/** Waits until all colours are final. Polls from here, since a page without scripts can't wait. */
export const untilTransitionsEnd = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(runningTransitions)).toEqual([]);

/** The findings of axe on a page that keep anybody from using it, without those in frames. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(script);
  await untilTransitionsEnd(page);
  return page.evaluate(async (given) => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: RunOptions): Promise<AxeResults> };
    };
    const found = await axe.run({ ...given, iframes: false, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
    );
  }, options);
}

/** Expects that axe finds nothing on a page that keeps anybody from using it. */
export async function expectAccessible(page: Page, where?: string): Promise<void> {
  expect(await violations(page, { rules }), where).toEqual([]);
}

/** Expects that a page is no wider than its window. */
export async function expectNoOverhang(page: Page, where: string): Promise<void> {
  await untilResized(page);
  const overhang = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // Less than nothing is the room that a dialog leaves for a scroll bar.
  await expect.poll(overhang, where).toBeLessThanOrEqual(0);
}

/**
 * The pixels by which a page is wider than its window, and the texts that are cut off on one side, where no tooltip has
 * all of the text.
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`wider by ${scrollWidth - clientWidth}`] : [];
    const texts = [...document.querySelectorAll('body *')].filter((element) => {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || !element.checkVisibility({ visibilityProperty: true })) return false;
      const { overflowX, position } = getComputedStyle(element);
      const cuts = overflowX === 'hidden' || overflowX === 'clip';
      const tooltip = element.closest<HTMLElement>('[title]')?.title ?? '';
      if (tooltip.includes(element.textContent ?? '')) return false;
      return cuts && position !== 'absolute' && element.scrollWidth > element.clientWidth + 1;
    });
    return [...wide, ...texts.map((text) => `cut off: ${text.outerHTML.slice(0, 200)}`)];
  });

/** The same, if it lasts for some frames: sizes that depend on the window's follow it with a delay. */
async function stillCutOff(page: Page): Promise<string[]> {
  let found = await cutOff(page);
  for (let frames = 0; found.length > 0 && frames < 30; frames += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    found = await cutOff(page);
  }
  return found;
}

/** The ways in which a page is looked at. */
const looks: {
  name: string;
  width: number;
  rules: NonNullable<RunOptions['rules']>;
  css?: string;
  forced?: true;
  dark?: true;
}[] = [
  { name: '1280', width: 1280, rules },
  { name: '390', width: 390, rules },
  // A window of 1,280 pixels that is enlarged four times (1.4.10).
  { name: '320', width: 320, rules },
  { name: 'large text', width: 1280, rules: ofLargeText, css: 'html { font-size: 200% }' },
  {
    name: 'spaced text',
    width: 390,
    rules: ofLargeText,
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  },
  { name: 'forced colours', width: 1280, rules: withoutColours, forced: true },
  { name: 'dark', width: 1280, rules, dark: true },
];

/** Waits until sizes that go by the window's (`vw`) follow it, some frames after it was resized. */
async function untilResized(page: Page): Promise<void> {
  await page.waitForFunction((width) => {
    const probe = document.body.appendChild(document.createElement('div'));
    Object.assign(probe.style, { position: 'fixed', visibility: 'hidden', width: '100vw' });
    const measured = probe.getBoundingClientRect().width;
    probe.remove();
    return Math.abs(measured - width) < 1;
  }, page.viewportSize()?.width ?? Number.NaN);
}

/** Has a page styled with this too, instead of what it was told before, and waits until that is painted. */
const styleWith = (page: Page, css: string) =>
  page.evaluate((text) => {
    const name = 'the look of a test';
    const others = document.adoptedStyleSheets.filter((sheet) => !(name in sheet));
    const sheet = Object.assign(new CSSStyleSheet(), { [name]: true });
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...others, sheet];
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, css);

/**
 * The accessibility problems of a page in its current state: at every width, with large and with spaced text,
 * in forced colours, and if the system prefers dark. The page is left as it was.
 */
export async function obstacles(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const { name, width, rules, css = '', forced, dark } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await untilResized(page);
    await page.emulateMedia({
      forcedColors: forced ? 'active' : null,
      colorScheme: dark ? 'dark' : null,
    });
    await styleWith(page, css);
    const said = [...(await stillCutOff(page)), ...(await violations(page, { rules }))].filter(
      // Bars that stay in sight cover a part of other controls until someone scrolls.
      (each) => !each.includes('partially obscured'),
    );
    if (!css && !forced) said.push(...(await dimControls(page)));
    found.push(...said.map((each) => `${name}: ${each}`));
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  if (before) await page.setViewportSize(before);
  return found;
}
