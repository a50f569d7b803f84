import { config } from 'zod';
import { fieldMessages } from './texts/fieldMessages.ts';

/** Messages for errors that none of our fields words itself. */
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

// Importing all of it as `z` lets bundlers leave out what isn't used.
export * from 'zod';
