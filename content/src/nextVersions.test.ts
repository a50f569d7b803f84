import { describe, expect, test } from 'vitest';
import { line } from './fields.ts';
import { nextVersions } from './nextVersions.ts';
import { messages } from './texts/messages.ts';
import * as z from './zod.ts';

const door = z.strictObject({
  name: line({ label: 'Field', required: true }),
  number: line({ label: 'Field' }),
});
const lamp = z.strictObject({
  light: line({ label: 'Field', required: true }),
  switch: line({ label: 'Field', required: true }),
});
const documents = [{ schema: door }, { schema: lamp }];

const storedDoor = { content: { name: 'Front', number: '7' }, order: undefined };
const storedLamp = { content: { light: 'Warm', switch: 'Left' }, order: undefined };

/** The next versions of door and lamp with these changes. */
const changed = (changes: object, stored: Parameters<typeof nextVersions>[1]) =>
  nextVersions(documents, stored, (record) => ({ ...record, ...changes }));

/** The paths of the fields that are refused, and why. */
function refused(changes: object, stored: Parameters<typeof nextVersions>[1]) {
  try {
    changed(changes, stored);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return error.issues.map(({ path, message }) => [path.join('.'), message]);
  }
  return [];
}

describe('the documents of a record', () => {
  test('are stored normalised if changed, and otherwise left alone', () => {
    expect(changed({ light: ' Cold ' }, [storedDoor, storedLamp])).toEqual([
      null,
      { content: { light: 'Cold', switch: 'Left' }, order: undefined },
    ]);
    expect(changed({ name: 'Back', switch: 'Right' }, [storedDoor, storedLamp])).toMatchObject([
      { content: { name: 'Back', number: '7' } },
      { content: { light: 'Warm', switch: 'Right' } },
    ]);
  });

  test('are not stored when the normalised content is unchanged', () => {
    expect(changed({}, [storedDoor, storedLamp])).toEqual([null, null]);
    expect(changed({ name: ' Front ', light: 'Warm' }, [storedDoor, storedLamp])).toEqual([
      null,
      null,
    ]);
  });

  test('are not created while all their fields are empty', () => {
    const both = { name: 'Front', number: '', light: '', switch: '' };
    expect(changed(both, [undefined, undefined])).toEqual([
      { content: { name: 'Front', number: '' }, order: undefined },
      null,
    ]);
  });

  test('are repaired when changed, without blocking others', () => {
    const broken = { content: { name: 7, number: '7', extra: true }, order: undefined };
    expect(changed({ light: 'Cold' }, [broken, storedLamp])[0]).toBeNull();
    expect(changed({ name: 'Front' }, [broken, storedLamp])[0]).toMatchObject({
      content: { name: 'Front', number: '7' },
    });
  });

  test('have to be complete when changed, with all missing fields reported together', () => {
    expect(refused({ number: '8', light: 'Cold' }, [undefined, undefined])).toEqual([
      ['name', messages.allFieldsRequired],
      ['switch', messages.allFieldsRequired],
    ]);
    expect(refused({ name: '' }, [storedDoor, storedLamp])).toEqual([
      ['name', messages.allFieldsRequired],
    ]);
  });

  test('refuse unknown fields', () => {
    expect(() => changed({ admin: true }, [storedDoor, storedLamp])).toThrow('admin');
    const prototype = JSON.parse('{"__proto__":{"a":1}}');
    expect(() => changed(prototype, [storedDoor, storedLamp])).toThrow('__proto__');
  });
});

describe('an item of a list', () => {
  const next = (order: unknown, to?: unknown) =>
    nextVersions(
      [{ schema: door, ...(to !== undefined && { order: () => to }) }],
      [{ ...storedDoor, order }],
      (record) => record,
    );

  test('keeps its place unless given a new one', () => {
    expect(next(5)).toEqual([null]);
    const [saved] = nextVersions(
      [{ schema: door }],
      [{ ...storedDoor, order: 'last' }],
      (record) => ({
        ...record,
        number: '8',
      }),
    );
    expect(saved?.order).toBe('last');
  });

  test('is stored when only its place changes', () => {
    expect(next(5, 7)).toEqual([{ content: storedDoor.content, order: 7 }]);
    expect(next(5, 5)).toEqual([null]);
  });
});
