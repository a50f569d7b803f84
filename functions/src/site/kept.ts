/** How long what was read counts. */
export interface Keeping {
  /** A number that changes when everything should be read anew; undefined where nothing is ever fresh. */
  period(): number | undefined;
  /** For how many milliseconds what was read stands in for what cannot be read. */
  stale: number;
  /** How many milliseconds an answer is waited for, where there is an older one. */
  patience: number;
  /** Is told why something could not be read anew. */
  failed(error: unknown): void;
}

interface Read<T> {
  value: T;
  period: number | undefined;
  at: number;
}

/**
 * Reads once for many who ask: within a period, and never twice at a time. What has not changed stays
 * the same object. A failure is not kept: whoever asks next has it tried again.
 * @param same whether two values are equal
 */
export function kept<T>(
  read: () => Promise<T>,
  keeping: Keeping,
  same: (one: T, other: T) => boolean,
): () => Promise<T> {
  let last: Read<T> | undefined;
  let reading: Promise<T> | undefined;

  const readNow = async () => {
    const period = keeping.period();
    const found = await read().catch((error) => {
      if (last) keeping.failed(error);
      throw error;
    });
    const value = last && same(last.value, found) ? last.value : found;
    last = { value, period, at: performance.now() };
    return value;
  };

  return async () => {
    const before = last;
    if (before && before.period !== undefined && before.period === keeping.period())
      return before.value;
    reading ??= readNow().finally(() => {
      reading = undefined;
    });
    const stands = before && performance.now() - before.at < keeping.stale;
    return stands ? inTime(reading, before.value, keeping.patience) : reading;
  };
}

/** What is being read, or the older value where that fails or takes too long. */
async function inTime<T>(reading: Promise<T>, older: T, patience: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, patience, older);
  });
  try {
    return await Promise.race([reading.catch(() => older), late]);
  } finally {
    clearTimeout(timer);
  }
}
