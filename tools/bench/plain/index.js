import { onRequest } from 'firebase-functions/v2/https';

const text = 'x'.repeat(Number(process.env.SIZE));

/** Answers a text of so many bytes and does nothing else. */
export const constant = onRequest((_request, response) => {
  response.type('html').send(text);
});

/** Answers and does nothing else: what the framework costs by itself. */
export const nothing = onRequest((_request, response) => {
  response.json({ status: 'ok' });
});
