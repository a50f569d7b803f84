import type { Page } from '@playwright/test';
import { untilTransitionsEnd } from './axe.ts';

/** An A4 sheet without its margins, in CSS pixels. */
const sheet = { width: 680, height: 1009 };

/** The problems of a printed page: unreadable content, and controls that are useless on paper. */
export async function faultsOnPaper(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await untilTransitionsEnd(page);
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width * height > 0;
    };
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const faults: Record<string, (element: Element, style: CSSStyleDeclaration) => unknown> = {
      'cannot be used': (element) =>
        element.matches('button, summary:not(main *), nav, iframe, [href="#main"]'),
      // Fixed elements are on every sheet.
      'on every sheet': (_, { position }) => position === 'fixed',
      pale: (element, { color, opacity, clipPath }) =>
        hasText(element) &&
        clipPath === 'none' &&
        !element.closest('h1') &&
        (color !== 'rgb(0, 0, 0)' || opacity !== '1'),
    };
    const all = [...document.querySelectorAll('body *')];
    const slides = all.filter((element) => element.matches('.swiper-slide') && !isSeen(element));
    return [
      ...(scrollWidth > clientWidth ? [`wider by ${scrollWidth - clientWidth}`] : []),
      ...slides.map((slide) => `no slide: ${name(slide)}`),
      ...all.filter(isSeen).flatMap((element) =>
        Object.entries(faults)
          .filter(([, isWrong]) => isWrong(element, getComputedStyle(element)))
          .map(([fault]) => `${fault}: ${name(element)}`),
      ),
    ];
  });
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  return found;
}

/** Pixels that every picture is wider than: the sign in the place of one that is missing is narrower. */
const minWidth = 32;

/** The page as a PDF: how many sheets it takes, and how many pictures are on them. */
export async function printed(page: Page): Promise<{ sheets: number; pictures: number }> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const widths = [...pdf.matchAll(/\/Subtype \/Image\s+\/Width (\d+)/g)].map(([, width]) =>
    Number(width),
  );
  return {
    sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0,
    pictures: widths.filter((width) => width > minWidth).length,
  };
}
