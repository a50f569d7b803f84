import { onRequest } from 'firebase-functions/v2/https';

/** Answers and does nothing else: what the framework costs by itself. */
export const nothing = onRequest((_request, response) => {
  response.json({ status: 'ok' });
});
