import type { Handler, Route } from '../router.ts';
import { sendJson } from '../sendJson.ts';
import { descriptionOf } from './description.ts';

/** These routes, and one more at which all of them are described. */
export function describedRoutes(routes: readonly Route[]): Route[] {
  let description: string | undefined;
  const show: Handler = async (request, response) => {
    description ??= JSON.stringify(descriptionOf(all));
    sendJson(request, response, description, 'public, max-age=300');
  };
  const all: Route[] = [
    ...routes,
    {
      path: '/openapi.json',
      methods: { GET: show },
      operations: () => ({
        GET: { summary: 'This description.', who: 'everybody', answer: { type: 'object' } },
      }),
    },
  ];
  return all;
}
