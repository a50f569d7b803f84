import type { FieldValues } from 'react-hook-form';

/**
 * What a form on the page holds that is not as in the empty form: typed and chosen before the page came to
 * life, or brought back by the browser.
 * @param empty of every field a text, a list of what is ticked, or whether it is ticked
 */
export function typedIn(held: FormData, empty: FieldValues): FieldValues {
  const typed = Object.entries(empty)
    .filter(([name]) => held.has(name))
    .map(([name, before]) => ({ name, before, value: heldOf(held, name, before) }))
    .filter(({ before, value }) => JSON.stringify(value) !== JSON.stringify(before));
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

function heldOf(held: FormData, name: string, before: unknown) {
  if (Array.isArray(before)) return held.getAll(name);
  return typeof before === 'boolean' || String(held.get(name));
}
