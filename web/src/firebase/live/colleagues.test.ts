import { expect, test } from 'vitest';
import { nameIn } from './colleagues.ts';

test.each([
  [{ name: 'Ruth', email: 'ruth@lamplight.example' }, 'Ruth'],
  [{ name: '', email: 'ruth@lamplight.example' }, 'ruth@lamplight.example'],
  [{ email: 'ruth@lamplight.example' }, 'ruth@lamplight.example'],
  [{}, ''],
])('the name in %j', (data, name) => expect(nameIn(data)).toBe(name));
