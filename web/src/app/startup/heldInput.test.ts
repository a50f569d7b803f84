import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdInput } from './heldInput.ts';

/** An event of a page; one that is made by a script is not trusted. */
class Happening {
  readonly type: string;
  readonly key: string;
  isTrusted = false;
  target: unknown;
  prevented = false;
  stopped = false;

  constructor(type: string, { key = '' }: { key?: string } = {}) {
    this.type = type;
    this.key = key;
  }

  preventDefault() {
    this.prevented = true;
  }

  stopImmediatePropagation() {
    this.stopped = true;
  }
}

class Mouse extends Happening {}
class Keyboard extends Happening {}

type Listener = (event: Happening) => void;

/** An element that is a button or is not, and records the events that later listeners would get. */
class FakeElement {
  readonly heard: string[] = [];
  private readonly isButton: boolean;
  private readonly listeners = new Map<string, Listener>();

  constructor(isButton: boolean) {
    this.isButton = isButton;
  }

  closest = (selector: string) => (selector === 'button' && this.isButton ? this : null);
  addEventListener = (type: string, listener: Listener) => void this.listeners.set(type, listener);
  removeEventListener = (type: string) => void this.listeners.delete(type);

  dispatchEvent(event: Happening) {
    event.target = this;
    this.listeners.get(event.type)?.(event);
    if (!event.stopped) this.heard.push(event.type);
    return event;
  }

  /** A visitor does something. */
  feel = (event: Happening) => this.dispatchEvent(Object.assign(event, { isTrusted: true }));
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('MouseEvent', Mouse);
  vi.stubGlobal('KeyboardEvent', Keyboard);
});
afterEach(() => void vi.unstubAllGlobals());

function setUp({ isButton = true } = {}) {
  const page = new FakeElement(isButton);
  return { page, giveAgain: holdInput(page as unknown as HTMLElement) };
}

test('replays only the click of a press on a button, after hydration', () => {
  const { page, giveAgain } = setUp();
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    page.feel(new Mouse(type));
  expect(page.feel(new Mouse('click')).prevented).toBe(true);
  expect(page.heard).toEqual([]);
  giveAgain();
  expect(page.heard).toEqual(['click']);
  page.feel(new Mouse('pointerdown'));
  expect(page.heard).toEqual(['click', 'pointerdown']);
});

test('input that works without hydration is not prevented or replayed', () => {
  const { page, giveAgain } = setUp({ isButton: false });
  expect(page.feel(new Mouse('click')).prevented).toBe(false);
  page.feel(new Keyboard('keydown', { key: 'a' }));
  giveAgain();
  expect(page.heard).toEqual([]);
});

test('replays keys that the page handles, in order with the other events', () => {
  const { page, giveAgain } = setUp({ isButton: false });
  page.feel(new Keyboard('keydown', { key: 'Escape' }));
  page.feel(new Keyboard('keyup', { key: 'Escape' }));
  expect(page.feel(new Mouse('dblclick')).prevented).toBe(true);
  giveAgain();
  expect(page.heard).toEqual(['keydown', 'dblclick']);
});

test('does not hold back typing in fields or events by scripts', () => {
  const { page } = setUp();
  for (const type of ['input', 'change', 'focusin']) page.feel(new Mouse(type));
  page.dispatchEvent(new Mouse('click'));
  expect(page.heard).toEqual(['input', 'change', 'focusin', 'click']);
});
