import { sentence } from '../lib/command.ts';
import type { Acceptable } from './options.ts';

/** A check before a deploy. `Context` is the service to ask, if the check needs more than the checkout. */
export interface Check<Context = void> {
  /** The name of the check, for the message that it could not be. */
  name: string;
  /** How to say that it is wanted. */
  accept?: Acceptable;
  /** Returns a sentence with what to do and where; undefined if nothing is wrong. */
  check(context: Context): Promise<string | undefined> | string | undefined;
}

/**
 * The sentences of the first stage in which something is wrong: later ones cannot be asked then.
 * @param accepted what is wanted though it is wrong, which is only said
 */
export async function failuresOf<Context>(
  stages: Check<Context>[][],
  context: Context,
  accepted: Acceptable[],
  say: (line: string) => void,
): Promise<string[]> {
  for (const stage of stages) {
    const found = (await Promise.all(stage.map((each) => look(each, context)))).flat();
    const isWanted = ({ accept }: Finding) => accept !== undefined && accepted.includes(accept);
    for (const { said } of found.filter(isWanted)) say(`Accepted: ${said}`);
    const failures = found.filter((each) => !isWanted(each)).map(({ said }) => said);
    if (failures.length > 0) return [...new Set(failures)];
  }
  return [];
}

interface Finding {
  said: string;
  accept: Acceptable | undefined;
}

/** The problem, if any. It can't be accepted if it is a service that doesn't answer. */
async function look<Context>(
  { check, accept }: Check<Context>,
  context: Context,
): Promise<Finding[]> {
  try {
    const said = await check(context);
    return said ? [{ said, accept }] : [];
  } catch (error) {
    return [{ said: sentence(error), accept: undefined }];
  }
}
