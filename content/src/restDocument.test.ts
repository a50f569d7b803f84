import { expect, test } from 'vitest';
import { dataOf } from './restDocument.ts';

test('reads typed values as data', () => {
  const fields = {
    name: { stringValue: 'Zoë' },
    empty: { stringValue: '' },
    version: { integerValue: '7' },
    share: { doubleValue: 0.5 },
    much: { doubleValue: 'Infinity' },
    shown: { booleanValue: false },
    words: { arrayValue: { values: [{ stringValue: 'a' }, { mapValue: { fields: {} } }] } },
    none: { arrayValue: {} },
    story: { mapValue: { fields: { text: { stringValue: 'Once' } } } },
  };
  expect(dataOf(fields)).toEqual({
    name: 'Zoë',
    empty: '',
    version: 7,
    share: 0.5,
    much: Number.POSITIVE_INFINITY,
    shown: false,
    words: ['a', {}],
    none: [],
    story: { text: 'Once' },
  });
});

test('other types become null, and a document may be empty', () => {
  const other = {
    updatedAt: { timestampValue: '2026-11-22T00:00:00Z' },
    gone: { nullValue: null },
  };
  expect(dataOf(other)).toEqual({ updatedAt: null, gone: null });
  expect(dataOf(undefined)).toEqual({});
});

test('a field named __proto__ is an ordinary field', () => {
  const data = dataOf(JSON.parse('{"__proto__": {"stringValue": "mine"}}'));
  expect(Object.keys(data)).toEqual(['__proto__']);
});

test('bytes and times are decoded if the reader asks for it', () => {
  const fields = {
    bytes: { bytesValue: 'bGFtcA==' },
    times: { arrayValue: { values: [{ timestampValue: '2026-11-22T00:00:00Z' }] } },
  };
  expect(dataOf(fields)).toEqual({ bytes: null, times: [null] });
  const decoding = { bytes: atob, time: (text: string) => new Date(text) };
  expect(dataOf(fields, decoding)).toEqual({
    bytes: 'lamp',
    times: [new Date(Date.UTC(2026, 10, 22))],
  });
});
