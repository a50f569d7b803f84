/** An item as it is stored. */
export interface StoredItem {
  id: string;
  data: unknown;
}

/** What a field of an item has to be. */
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
  most: number;
}

export interface FoundItems {
  items: StoredItem[];
  /** Whether others would follow. */
  more: boolean;
}
