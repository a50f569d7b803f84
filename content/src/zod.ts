import { z } from 'zod';

/**
 * The validator, set so that it never compiles code from strings: the site's
 * Content-Security-Policy forbids that, and the browser would report the attempt.
 */
z.config({ jitless: true });

export { z };
