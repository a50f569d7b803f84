/** Lets a key stroke through before slow work. */
export const anotherTask = () => new Promise((resolve) => setTimeout(resolve));

let lastRead: Promise<unknown> = Promise.resolve();

/** The last day that a text names; null where it names none. Reads one text after the other, each in a task of its own. */
export function readLastDay(text: string): Promise<Date | null> {
  const read = async () => {
    const [{ strict }, { lastDayIn }] = await Promise.all([
      import('chrono-node/en'),
      import('./lastDay.ts'),
    ]);
    await anotherTask();
    return lastDayIn(text, strict, new Date());
  };
  const result = lastRead.then(read, read);
  lastRead = result;
  return result;
}
