import type { Page } from '@playwright/test';

/** Controls: elements that people point at, press, type into or choose. */
const controls =
  'a[href], button, summary, label, input, textarea, select, [role=tab], [role=option], [role=radio], [role=menuitem]';

/** The states of a control in use, one at a time and together, as CSS names them. */
const uses = [
  ['hover'],
  ['focus', 'focus-visible'],
  ['active'],
  ['hover', 'focus', 'focus-visible'],
  ['hover', 'active', 'focus', 'focus-visible'],
];

/**
 * The visible controls that cannot be read, in any state, while each is pointed at, focused and pressed:
 * texts below 4.5:1, and signs below 3:1. The colour behind a text combines the colours and opacities of all its
 * ancestors.
 */
export async function dimControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: controls,
  });
  const force = (forcedPseudoClasses: string[]) =>
    Promise.all(
      nodeIds.map((nodeId) =>
        session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }).catch(unlessGone),
      ),
    );
  const found: string[] = [];
  for (const use of uses) {
    await force(use);
    const dim = await page.evaluate(dimTexts, controls);
    found.push(...dim.map((each) => `${use.join(', ')}: ${each}`));
  }
  await force([]);
  await session.detach();
  return found;
}

/** Ignores that an element is gone by now, such as a toast. */
function unlessGone(error: unknown): void {
  if (!String(error).includes('Could not find node')) throw error;
}

/** Runs in the page. */
async function dimTexts(selector: string): Promise<string[]> {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  // Styles that came with the state are there two frames later, and what they change by and by has ended.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(changing.map(({ finished }) => finished));
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('There is no canvas');
  const known = new Map<string, Colour>();
  const colourOf = (css: string): Colour => {
    const before = known.get(css);
    if (before) return before;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    known.set(css, colour);
    return colour;
  };
  const over = ([r, g, b, alpha]: Colour, [r2, g2, b2]: Colour, opacity = 1): Colour => {
    const share = alpha * opacity;
    const mixed = (one: number, other: number) => one * share + other * (1 - share);
    return [mixed(r, r2), mixed(g, g2), mixed(b, b2), 1];
  };
  const light = (colour: Colour) =>
    colour.slice(0, 3).reduce((sum, value, index) => {
      const part = value / 255;
      const linear = part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      return sum + linear * ([0.2126, 0.7152, 0.0722][index] ?? 0);
    }, 0);
  const contrast = (one: Colour, other: Colour) => {
    const [dark = 0, bright = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  /** The least contrast of what is drawn in this colour in the last of these elements, which lie in each other. */
  const minOf = (within: Element[], drawn: string, behind: Colour): number => {
    const painted = (index: number, below: Colour): [Colour, Colour][] => {
      const element = within[index];
      if (!element) return [[over(colourOf(drawn), below), below]];
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const plain = over(colourOf(backgroundColor), below);
      const stops = backgroundImage.match(/(?:rgba?|color|oklab|oklch|hsl)\([^)]*\)/g) ?? [];
      const grounds = stops.length > 0 ? stops.map((stop) => over(colourOf(stop), plain)) : [plain];
      return grounds.flatMap((ground) =>
        painted(index + 1, ground).map(([text, paper]): [Colour, Colour] => [
          over(text, below, Number(opacity)),
          over(paper, below, Number(opacity)),
        ]),
      );
    };
    return Math.min(...painted(0, behind).map(([text, paper]) => contrast(text, paper)));
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getClientRects().length > 0;
  const around = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) all.unshift(each);
    return all;
  };
  const [white]: [Colour] = [[255, 255, 255, 1]];
  const idle =
    ':disabled, [aria-disabled=true], [data-disabled], [inert] *, [aria-hidden=true] *, :disabled *, label:has(:disabled)';
  const isTyped = (element: Element) =>
    element.matches('input:not([type=checkbox], [type=radio], [type=color]), textarea, select');
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  /** The contrast that an element needs; none where it draws nothing by itself. */
  const needed = (element: Element) => {
    if (hasText(element) || isTyped(element)) return 4.5;
    return element.matches('svg') ? 3 : 0;
  };
  const inUse = [...document.querySelectorAll(selector)].filter(
    (control) => isSeen(control) && !control.matches(idle),
  );
  const drawn = inUse
    .flatMap((control) => [control, ...control.querySelectorAll('*')])
    .filter((element) => needed(element) > 0 && isSeen(element) && !element.matches(idle));
  return [...new Set(drawn)].flatMap((element) => {
    const reached = minOf(around(element), getComputedStyle(element).color, white);
    const isDim = reached < needed(element);
    return isDim ? [`${reached.toFixed(2)} ${element.outerHTML.slice(0, 160)}`] : [];
  });
}
