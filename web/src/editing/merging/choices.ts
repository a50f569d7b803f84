import type { Conflict, Merged } from '@lamplight/content/mergeChanges';
import { set } from 'react-hook-form';

/**
 * What was merged, with theirs where that was chosen.
 * @param theirs the places at which theirs was chosen
 */
export function withChoices<T extends object>(
  { value, conflicts }: Merged<T>,
  theirs: ReadonlySet<string>,
): T {
  const chosen = structuredClone(value);
  const lists = new Set<string>();
  for (const conflict of conflicts.filter(({ at }) => theirs.has(at))) {
    set(chosen, conflict.at, structuredClone(conflict.theirs));
    if (conflict.theirs === undefined) lists.add(conflict.at.split('.').slice(0, -1).join('.'));
  }
  // An item that they have removed has left a hole in its list.
  for (const at of lists) set(chosen, at, itemsAt(chosen, at));
  return chosen;
}

const itemsAt = (value: unknown, at: string): unknown[] => {
  const list = at.split('.').reduce<unknown>((parent, key) => Object(parent)[key], value);
  return Array.isArray(list) ? list.filter((item) => item !== undefined) : [];
};

/** What is seen of a value that is chosen: its texts, a line each. */
export function textOf({ value }: { value: Conflict['mine'] }): string {
  if (value === undefined) return 'Removed';
  if (Array.isArray(value)) {
    return value.map((item, index) => `${index + 1}. ${textOf({ value: item })}`).join('\n');
  }
  if (typeof value === 'object' && value !== null) {
    const shown = Object.entries(value).filter(([key]) => key !== '_id');
    return shown
      .map(([, item]) => textOf({ value: item }))
      .filter(Boolean)
      .join(' · ');
  }
  return String(value);
}
