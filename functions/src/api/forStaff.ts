import { KnownError } from '../http/errors.ts';
import { lazyHandler } from '../startup.ts';
import type { Handler } from './route.ts';

/**
 * A handler that shows staff who send their token also what visitors don't see; that is not cached. Others with an
 * account are visitors.
 * @param strict whether a token that is none is refused; without that, who sends one is a visitor
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

const isNoStaff = (error: unknown, strict: boolean) =>
  error instanceof KnownError &&
  (error.code === 'forbidden' || (error.code === 'unauthenticated' && !strict));
