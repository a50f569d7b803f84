import { knownSettings } from '@lamplight/content/paths';
import { error as logError } from 'firebase-functions/logger';
import { recordedSettings } from '../settings.ts';
import { record } from '../store/activity.ts';
import { firestore } from '../store/firestore.ts';
import { inTransaction } from '../store/versions.ts';

let recorded: Promise<void> | undefined;

/**
 * Records which settings a deploy has changed, once for each instance, in one commit with what they are now. The first
 * deploy changes none. Other requests in the meantime are answered, whether this works or not.
 */
export function recordSettings(): Promise<void> {
  recorded ??= compare().catch((error) => {
    recorded = undefined;
    logError('The settings could not be compared with those of the last deploy', error);
  });
  return recorded;
}

const compare = (now = recordedSettings()): Promise<void> =>
  inTransaction(async (transaction) => {
    const document = firestore().doc(knownSettings);
    const known = (await transaction.get(document)).data();
    const changed = Object.keys(now).filter((name) => known?.[name] !== now[name]);
    if (changed.length === 0) return;
    transaction.set(document, now);
    if (!known) return;
    for (const name of changed) {
      const values = { before: String(known[name] ?? ''), after: now[name] ?? '' };
      record(transaction, { kind: 'settings', by: '', name, ...values });
    }
  });
