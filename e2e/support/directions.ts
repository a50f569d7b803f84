import type { Page } from '@playwright/test';

/**
 * Texts in Arabic that are laid out as if they were in another script: if one ends with a sign, the sign is not on its
 * left. Fields count unless they detect the direction of typed text.
 */
export const wrongDirections = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isArabic = /\p{Script=Arabic}.*!/su;
    const left = (node: Node, index: number) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    };
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { data, parentElement } = node as Text;
      if (!isArabic.test(data) || !parentElement?.checkVisibility()) continue;
      const end = data.lastIndexOf('!');
      const [letter, sign] = [left(node, end - 1), left(node, end)];
      const isSeen = letter.width > 0 && sign.width > 0 && letter.top === sign.top;
      if (isSeen && sign.left > letter.left) texts.push(parentElement.outerHTML.slice(0, 160));
    }
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
      (field) =>
        isArabic.test(field.value) &&
        field.dir !== 'auto' &&
        getComputedStyle(field).unicodeBidi !== 'plaintext',
    );
    return [...texts, ...fields.map((field) => field.outerHTML.slice(0, 160))];
  });
