import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { compare, type Grain, type Pixels } from '../../scripts/lib/comparePixels.ts';
import { inRoot } from '../../scripts/lib/places.ts';

/** For a page: the positions and colours of its parts. */
const coarse: Grain = { shrunk: 4, tolerance: 28, moved: 1, max: 8 };

/** For one element: its corners, borders and icons too. */
const fine: Grain = { shrunk: 2, tolerance: 56, moved: 0, max: 10 };

const folder = inRoot('e2e/looks');

/** Which menus of the staff area are open depends on the pages before: the navigation has a picture of its own. */
const withoutNavigation = 'nav[aria-label=Staff] { visibility: hidden !important }';

/** Parts further down, in pixels, are like those above: the handbook is as long as a book. */
const highest = 8_000;

/** Expects a page to look as its picture does, from top to bottom. */
export const expectPageLook = (page: Page, name: string) =>
  expectLook(name, coarse, async () => {
    await untilComplete(page);
    const size = await page.evaluate(() => ({
      width: window.innerWidth,
      height: document.documentElement.scrollHeight,
    }));
    const clip = { x: 0, y: 0, ...size, height: Math.min(size.height, highest) };
    return page.screenshot({ ...asDrawn, fullPage: true, clip, style: withoutNavigation });
  });

/** Expects a thing on a page to look as its picture does. */
export const expectLookOf = (thing: Locator, name: string) =>
  expectLook(name, fine, async () => {
    await untilComplete(thing.page());
    return thing.screenshot(asDrawn);
  });

const asDrawn = { type: 'jpeg', quality: 90, animations: 'disabled', scale: 'css' } as const;

/** Waits for what a browser leaves out while it is late or out of sight: typefaces, pictures, parts of editors. */
async function untilComplete(page: Page): Promise<void> {
  const waiting = page.locator('[aria-busy=true], [role=status]:has-text("Loading...")');
  await expect(waiting).toHaveCount(0);
  await page.evaluate(async () => {
    if (!document.documentElement.hasAttribute('data-typefaces')) {
      document.documentElement.setAttribute('data-typefaces', '');
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      const rules = sheets.flatMap(({ cssRules }) => [...cssRules]);
      const faces = rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.style] : []));
      const loaded = faces.map((face) => {
        const of = (name: string) => face.getPropertyValue(name);
        const [weight, unicodeRange] = [of('font-weight'), of('unicode-range')];
        const family = of('font-family').replaceAll('"', '');
        return new FontFace(family, of('src'), { weight, unicodeRange }).load();
      });
      for (const face of await Promise.all(loaded)) document.fonts.add(face);
    }
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

async function expectLook(name: string, grain: Grain, shoot: () => Promise<Buffer>): Promise<void> {
  const file = path.join(folder, `${name}.webp`);
  const expected = existsSync(file) ? await pixelsOf(sharp(file)) : undefined;
  const { actual, ...found } = await shootUntil(expected, grain, shoot);
  if (found.isSame) return;
  if (isKeeping()) {
    console.info(`${name} ${found.text}`);
    writeFileSync(file, actual.file);
    return;
  }
  const pictures = Object.entries({ actual, expected, diff: found.diff });
  for (const [kind, pixels] of pictures) {
    if (pixels) await picture(pixels).toFile(test.info().outputPath(`${name}-${kind}.png`));
  }
  const advice = `see ${test.info().outputDir}; “npm run looks” keeps what is meant to be so`;
  expect.soft(found.text, `${name}: ${advice}`).toBe('as before');
}

/** Takes pictures until one is as expected; where they are kept, until two in a row are the same. */
async function shootUntil(
  expected: Pixels | undefined,
  grain: Grain,
  shoot: () => Promise<Buffer>,
) {
  let [actual, before]: [Shot, Shot?] = [await shrink(await shoot(), grain)];
  for (let tries = 0; ; tries += 1) {
    const found = expected ? compare(expected, actual, grain) : { text: 'has no picture' };
    if (!found) return { isSame: true, actual, text: 'as before' };
    const isStill = before && !compare(before, actual, grain);
    if (tries >= maxTries || (isKeeping() && isStill)) return { isSame: false, actual, ...found };
    before = actual;
    actual = await shrink(await shoot(), grain);
  }
}

/** Everything has come after so many pictures. */
const maxTries = 6;

/** Expects that there are pictures with these names alone. Others are removed where pictures are kept. */
export function expectNoOtherPictures(names: readonly string[]): void {
  const others = readdirSync(folder).filter((file) => !names.includes(path.parse(file).name));
  if (isKeeping()) for (const file of others) rmSync(path.join(folder, file));
  else expect(others).toEqual([]);
}

/** Whether pictures are kept, as `npm run looks` has it, and not compared. */
const isKeeping = () => ['changed', 'all'].includes(test.info().config.updateSnapshots);

const picture = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } });

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A screenshot, as a file that is kept and as that file shows it. */
interface Shot extends Pixels {
  file: Buffer;
}

async function shrink(screenshot: Buffer, { shrunk }: Grain): Promise<Shot> {
  const image = sharp(screenshot);
  const { width = 0 } = await image.metadata();
  const small = image.resize({ width: Math.round(width / shrunk), kernel: 'linear' });
  const file = await small.webp({ quality: 60, effort: 6 }).toBuffer();
  return { ...(await pixelsOf(sharp(file))), file };
}
