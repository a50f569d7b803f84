/** An item as it is stored. */
export interface StoredItem {
  id: string;
  data: unknown;
}

/** A condition on a field of an item. */
export type ListFilter = readonly [
  field: string,
  is: '==' | '<' | '<=' | '>' | '>=' | 'array-contains',
  value: string | number | boolean,
];

/** Which items of a list are looked for. Without `sort` they are found by their ids. */
export interface ListQuery {
  filters?: readonly ListFilter[];
  sort?: readonly [field: string, direction: 'asc' | 'desc'];
  /** How many to leave out. Each of them is read, too. */
  skip?: number;
  max: number;
}

export interface FoundItems {
  items: StoredItem[];
  /** Whether there are more. */
  more: boolean;
}
