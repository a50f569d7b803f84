import { type ComponentProps, createElement, useState, useSyncExternalStore } from 'react';

interface ServedTextProps extends Omit<ComponentProps<'time'>, 'children'> {
  as?: 'span' | 'time';
  /** What the text is made of. */
  of: readonly string[];
  /** Makes the text. */
  text: () => string;
}

/**
 * A text that the server has written, such as a date: a browser that hydrates keeps it until its values change. The
 * first date that it would format keeps a phone busy for 120 ms, and its spelling may differ.
 */
export function ServedText({ as = 'span', of, text, ...props }: ServedTextProps) {
  const isHydrating = useSyncExternalStore(neverChanges, isFalse, isInBrowser);
  const key = of.join('\n');
  const [served, setServed] = useState(isHydrating ? key : null);
  if (served !== null && served !== key) setServed(null);
  const children = key === served ? '' : text();
  return createElement(as, { ...props, suppressHydrationWarning: true, children });
}

const neverChanges = () => () => {};
const isFalse = () => false;
const isInBrowser = () => typeof window !== 'undefined';
