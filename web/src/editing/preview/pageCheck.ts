import type { CheckResult, NodeResult, RunOptions } from 'axe-core';
import axeFile from 'axe-core/axe.min.js?url';
import { trusted } from '../../device/trustedTypes.ts';
import { pause, whenIdle } from '../../device/whenIdle.ts';
import type { PageFinding, PageRule } from '../advice/advice.ts';
import type { Editor } from '../form/useContentForm.ts';
import { fieldAt } from './places.ts';

type Axe = typeof import('axe-core');

/** How long a page has to be unchanged before a check: a rule may delay a key on a slow device. */
const restMs = 2_000;

/** The changes that content makes; hovered parts are marked with another attribute. */
const watched: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['alt', 'aria-label', 'class', 'href', 'inert', 'open', 'src'],
};

/**
 * Checks a preview with axe whenever it is at rest while its editor has unsaved changes.
 * @param current returns the current editor
 * @param tell called with all findings on the content of its form
 * @param ending aborted when the checks should end
 */
export function checkAtRest(
  page: Document,
  current: () => Editor,
  tell: (found: PageFinding[]) => void,
  ending: AbortSignal,
) {
  if (ending.aborted) return;
  const view = page.defaultView;
  let stop = () => {};
  // axe does one thing at a time.
  let before = Promise.resolve();
  const check = async (signal: AbortSignal) => {
    const { form, changed } = current();
    if (signal.aborted || !changed) return;
    // Behind the other tab nothing can be seen of it.
    const isSeen = view?.frameElement?.checkVisibility();
    const found = isSeen ? await findingsOn(page, form.getValues(), signal) : [];
    if (!signal.aborted) tell(found);
  };
  const wait = () => {
    stop();
    const changing = new AbortController();
    const { signal } = changing;
    let callOff = () => {};
    const timer = setTimeout(() => {
      callOff = whenIdle(() => {
        before = before
          .then(() => check(signal))
          .catch((error) => console.info('The page could not be looked at:', error));
      });
    }, restMs);
    stop = () => {
      changing.abort();
      clearTimeout(timer);
      callOff();
    };
  };
  wait();
  const observer = new MutationObserver(wait);
  observer.observe(page.body, watched);
  view?.addEventListener('resize', wait, { signal: ending });
  ending.addEventListener('abort', () => {
    observer.disconnect();
    stop();
    tell([]);
  });
}

/**
 * The rules that content can break: pages leave out empty headings, and choose their levels themselves. Contrast
 * takes ten times as long as any of these, without a pause, even for a single heading; colours that staff choose are
 * checked in their fields.
 */
const rules: readonly PageRule[] = [
  'image-redundant-alt',
  'link-name',
  'landmark-unique',
  'identical-links-same-purpose',
];

/** Rules whose results are always incomplete in axe: only people can say whether two links lead to the same. */
const unsure = new Set<string>(['identical-links-same-purpose'] satisfies PageRule[]);

const options: RunOptions = {
  resultTypes: ['violations', 'incomplete'],
  elementRef: true,
  selectors: false,
  iframes: false,
  preload: false,
};

/** The findings of axe on the content of a form, one rule after the other: keys are handled in between. */
async function findingsOn(
  page: Document,
  values: unknown,
  signal: AbortSignal,
): Promise<PageFinding[]> {
  const axe = await axeIn(page);
  // The part around it belongs to other editors.
  const include = [...page.querySelectorAll<HTMLElement>('main, dialog[open]')];
  const found: PageFinding[] = [];
  for (const rule of include.length > 0 ? rules : []) {
    await pause();
    if (signal.aborted) break;
    const { violations, incomplete } = await axe.run({ include }, { ...options, runOnly: [rule] });
    const results = unsure.has(rule) ? [...violations, ...incomplete] : violations;
    for (const node of results.flatMap(({ nodes }) => nodes)) {
      const fields = elementsOf(node)
        .filter((element) => include.some((part) => part.contains(element)))
        .flatMap((element) => fieldAt(element, values) ?? []);
      if (fields.length > 0) found.push({ rule, fields: [...new Set(fields)] });
    }
  }
  return found;
}

/** The element of a finding, and related ones, such as others with the same name. */
const elementsOf = ({ element, any, all, none }: NodeResult): Element[] =>
  [element, ...[...any, ...all, ...none].flatMap(related)].filter((each) => each !== undefined);

const related = ({ relatedNodes = [] }: CheckResult) => relatedNodes.map(({ element }) => element);

/** axe in the window of a page, since it can check only its own: the whole file, as its licence requires. */
async function axeIn({ defaultView, head }: Document): Promise<Axe> {
  const view = defaultView as (Window & { axe?: Axe }) | null;
  if (!view) throw new Error('The preview is gone');
  if (!view.axe) {
    const script = view.document.createElement('script');
    script.src = axeAddress;
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = () => reject(new Error('axe could not be loaded'));
      head.append(script);
    });
  }
  if (!view.axe) throw new Error('axe is not what was loaded');
  return view.axe;
}

const axeAddress = trusted('lamplight-axe', 'createScriptURL', axeFile);
