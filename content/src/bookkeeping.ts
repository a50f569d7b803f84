/**
 * What every staff-written document carries beside its content. The rules accept a write only if
 * `version` is the next one and the same commit stores the same data as `revisions/{version}`.
 */
export interface Bookkeeping {
  /** 1, 2, 3 …; 0 stands for a document that was never saved. */
  version: number;
  /** When the server stored it. */
  updatedAt: unknown;
  /** The uid of who saved it. */
  updatedBy: string;
}

const bookkeepingKeys: readonly string[] = [
  'version',
  'updatedAt',
  'updatedBy',
] satisfies (keyof Bookkeeping)[];

/** The data of a document without its bookkeeping. */
export const contentOf = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !bookkeepingKeys.includes(key)));

/** The version that stored data says it has; 0 where it says none. */
export function versionOf(data: Record<string, unknown> | undefined): number {
  const version = data?.version;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 0;
}
