import { expect, test } from 'vitest';
import { explain } from './chosenProject.ts';
import { Failure } from './command.ts';

const coded = (code: string, message = '') => Object.assign(new Error(message), { code });

test.each([
  new Error('Could not load the default credentials.'),
  coded('ENOTFOUND'),
  coded('app/invalid-credential'),
  new Error(':commit of lamplight was answered with 403: no'),
  new Error('7 PERMISSION_DENIED: Missing or insufficient permissions.'),
])('%s is explained as missing access', (error) => {
  const explained = () => explain('lamplight')(error);
  expect(explained).toThrow(Failure);
  expect(explained).toThrow(/gcloud auth application-default login/);
});

test.each([
  new Error(':commit of lamplight was answered with 400: Transaction too big.'),
  coded('ENOSPC', 'no space left on device'),
  new TypeError('undefined is not a function'),
  new Failure('The file is missing.'),
])('%s stays as it is', (error) => {
  expect(() => explain('lamplight')(error)).toThrow(error);
});
