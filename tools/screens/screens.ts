import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { addColleagues, now, storeADayOfWork } from '../../scripts/lib/aDayOfWork.ts';
import { command, Failure } from '../../scripts/lib/command.ts';
import { inHandbook } from '../../scripts/lib/handbook.ts';
import { type Project, withEmulators } from '../../scripts/lib/project.ts';
import { startBenchSite } from '../bench/benchSite.ts';
import { logIn, withBrowser } from '../bench/browsing.ts';
import { type Scene, scenes } from './scenes.ts';

/** The size of each picture, in pixels. */
const size = { width: 1280, height: 800 };

/** The most that a picture may weigh, in bytes. */
const maxBytes = 60_000;

/** The most pictures that are compared until two in a row are the same. */
const tries = 30;

/** A value of a pixel that differs by more is seen; so few of them are edges that a browser draws now so, now so. */
const [visible, few] = [12, 1_500];

const login = 'pictures/login.webp';

/**
 * `npm run screens`: takes the handbook's pictures from a demo site of its own, all of them or those whose names
 * contain one of the arguments.
 */
await command('screens', async ({ words: only }) => {
  const isWanted = (picture: string) =>
    only.length === 0 || only.some((part) => picture.includes(part));
  const site = await startBenchSite();
  await withEmulators(site.ports, (project) =>
    withBrowser(async (browser) => {
      await addColleagues(project);
      await storeADayOfWork(project);
      const open = (storageState?: Session) => openContext(browser, site.hosting, storageState);
      const first = await open();
      const page = await first.newPage();
      await logIn(page);
      const session = await first.storageState();
      await first.close();
      if (isWanted(login)) {
        const context = await open(loggedOut(session));
        const at = await context.newPage();
        await at.goto('/login');
        await takePicture(at, login);
        await context.close();
      }
      for (const scene of scenes.filter(({ picture }) => isWanted(picture))) {
        // Nothing that is typed for one picture is offered to the next.
        const context = await open(session);
        await take(await context.newPage(), scene, project);
        await context.close();
      }
    }),
  );
  if (only.length === 0) removeOthers();
  return 0;
});

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The browser state of someone who was here before: the look of the site, but no session. */
function loggedOut({ cookies, origins }: Session): Session {
  return {
    cookies,
    origins: origins.map((origin) => ({
      ...origin,
      localStorage: origin.localStorage.filter(({ name }) => !name.startsWith('firebase:')),
    })),
  };
}

/** A browser that shows the same whenever and wherever it is asked. */
async function openContext(browser: Browser, baseURL: string, storageState?: Session) {
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Playwright hides the caret with a style element, which the policy of the staff area refuses.
    bypassCSP: true,
    ...(storageState && { storageState }),
  });
  await context.clock.setFixedTime(now);
  await sayFixedTimes(context);
  return context;
}

/** Auth alone knows when someone was last seen, and has a clock of its own. */
function sayFixedTimes(context: BrowserContext): Promise<unknown> {
  return context.route('**/api/people', async (route) => {
    const response = await route.fetch();
    const people: { lastSeen: string | null }[] = await response.json();
    for (const person of people) person.lastSeen &&= now.toISOString();
    await route.fulfill({ response: response, json: people });
  });
}

async function take(page: Page, scene: Scene, project: Project): Promise<void> {
  await page.addInitScript((open) => {
    localStorage.setItem('lamplight.preview', JSON.stringify({ open, screen: 'desktop' }));
  }, scene.preview ?? false);
  await page.goto(scene.path);
  // The number of unread entries comes last.
  await page
    .getByRole('navigation', { name: 'Staff' })
    .getByText('unread')
    .nth(1)
    .waitFor({ state: 'attached' });
  await untilShown(page);
  await scene.show?.(page, project);
  await takePicture(page, scene.picture);
}

/** Waits until everything in sight has loaded. */
async function untilShown(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.waitForFunction(() => {
      const inSight = [...document.images].filter((image) => {
        const { top, bottom, height } = image.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < window.innerHeight;
      });
      const waiting = [...document.querySelectorAll('[role=status]')].some(
        ({ textContent }) => textContent === 'Loading...',
      );
      return document.fonts.status === 'loaded' && !waiting && inSight.every((i) => i.complete);
    });
  }
}

/** Writes the picture of a page, once two in a row are the same. */
async function takePicture(page: Page, picture: string): Promise<void> {
  let before: Buffer = Buffer.alloc(0);
  for (let round = 0; round < tries; round += 1) {
    await untilShown(page);
    const seen = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (seen.equals(before)) return write(picture, seen);
    before = seen;
  }
  throw new Failure(`${picture} never came to rest: look at what moves on that page.`);
}

async function write(picture: string, seen: Buffer): Promise<void> {
  for (const quality of [90, 82, 74, 66, 58, 50]) {
    const file = await sharp(seen).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (file.length > maxBytes) continue;
    const isSame = await showsTheSame(inHandbook(picture), file);
    if (!isSame) writeFileSync(inHandbook(picture), file);
    console.log(`${picture}  ${isSame ? 'as before' : `${Math.ceil(file.length / 1_000)} kB`}`);
    return;
  }
  throw new Failure(`${picture} weighs more than ${maxBytes} bytes: show less on it.`);
}

/** Whether a file shows what a picture shows, so that git has nothing new to keep. */
async function showsTheSame(file: string, picture: Buffer): Promise<boolean> {
  if (!existsSync(file)) return false;
  const pixels = (of: string | Buffer) => sharp(of).removeAlpha().raw().toBuffer();
  const [before, after] = await Promise.all([pixels(file), pixels(picture)]);
  const different = before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > visible);
  return before.length === after.length && different.length < few;
}

/** Removes the pictures of pages that are gone. */
function removeOthers(): void {
  const taken = new Set(
    [login, ...scenes.map(({ picture }) => picture)].map((each) => path.basename(each)),
  );
  for (const name of existsSync(inHandbook('pictures'))
    ? readdirSync(inHandbook('pictures'))
    : []) {
    if (!taken.has(name)) rmSync(inHandbook('pictures', name));
  }
}
