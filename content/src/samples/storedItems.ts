import { isMap } from '../isMap.ts';
import type { FoundItems, ListFilter, ListQuery, StoredItem } from '../listQuery.ts';

/** Finds items as a store does, for tests. */
export function findIn(
  items: readonly StoredItem[],
  { filters = [], sort, skip = 0, max }: ListQuery,
): FoundItems {
  const fieldOf = (item: StoredItem, field: string) => (isMap(item.data) ? item.data[field] : '');
  const found = items.filter((item) =>
    filters.every(([field, is, value]) => isMet(fieldOf(item, field), is, value)),
  );
  if (sort) {
    const [field, direction] = sort;
    const compare = (one: StoredItem, other: StoredItem) =>
      Number(lessThan(fieldOf(other, field), fieldOf(one, field))) -
      Number(lessThan(fieldOf(one, field), fieldOf(other, field)));
    found.sort((one, other) => (direction === 'asc' ? compare(one, other) : compare(other, one)));
  }
  return { items: found.slice(skip, skip + max), more: found.length > skip + max };
}

const lessThan = (one: unknown, other: unknown) => (one as number) < (other as number);

function isMet(found: unknown, is: ListFilter[1], value: ListFilter[2]): boolean {
  if (is === 'array-contains') return Array.isArray(found) && found.includes(value);
  if (typeof found !== typeof value) return false;
  if (is === '==') return found === value;
  const isLess = lessThan(found, value);
  const isSame = found === value;
  return { '<': isLess, '<=': isLess || isSame, '>': !isLess && !isSame, '>=': !isLess }[is];
}
