import { KnownError } from '../http/errors.ts';
import { lazyHandler } from '../startup.ts';
import type { Handler } from './route.ts';

/**
 * A handler that also shows hidden content to staff who send their token; such answers are not cached. Others with an
 * account are visitors.
 * @param strict whether an invalid token is refused; otherwise its sender is a visitor
 */
export function forStaffWhoAsk(
  forVisitors: Handler,
  loadForStaff: () => Promise<Handler>,
  strict = false,
): Handler {
  const forStaff = lazyHandler(loadForStaff);
  return async (request, response) => {
    if (!request.get('Authorization')) return forVisitors(request, response);
    try {
      await forStaff(request, response);
    } catch (error) {
      if (!isNoStaff(error, strict)) throw error;
      await forVisitors(request, response);
    }
  };
}

/** Says so in the description of an operation. */
export const hiddenToo = '; to staff who send their token also what visitors don’t see';

const isNoStaff = (error: unknown, strict: boolean) =>
  error instanceof KnownError &&
  (error.code === 'forbidden' || (error.code === 'unauthenticated' && !strict));
