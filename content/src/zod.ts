import { config } from 'zod';
import { fieldMessages } from './texts/fieldMessages.ts';

/** Texts for what no field of ours says in words of its own. */
const texts: Record<string, string> = {
  unrecognized_keys: fieldMessages.unknownField,
  invalid_type: fieldMessages.wrongKind,
  invalid_union: fieldMessages.wrongKind,
};

/**
 * The validator, set so that it never compiles code from strings: the site's
 * Content-Security-Policy forbids that, and the browser would report the attempt.
 */
config({ jitless: true, customError: (issue) => texts[issue.code ?? ''] });

// Who imports all of it as `z` has what nobody uses left out of their bundle.
export * from 'zod';
