import { expect, test } from 'vitest';
import { bearerToken, requireStaff } from './staff.ts';

test.each([
  ['Bearer abc.def.ghi', 'abc.def.ghi'],
  ['bearer abc', 'abc'],
  [undefined, ''],
  ['', ''],
  ['Bearer', ''],
  ['Bearer  ', ''],
  ['Basic abc', ''],
  ['Bearer abc def', ''],
])('the header %j has the token %j', (header, token) => {
  expect(bearerToken(header)).toBe(token);
});

test('a request without a token is unauthenticated', async () => {
  await expect(requireStaff(undefined, 'read')).rejects.toMatchObject({
    code: 'unauthenticated',
    status: 401,
  });
});
