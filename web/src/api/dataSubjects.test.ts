import { expect, test, vi } from 'vitest';
import type { Connection } from '../firebase/connection/useConnection.ts';
import { findDataSubject } from './dataSubjects.ts';

const { sendToApi } = vi.hoisted(() => ({ sendToApi: vi.fn() }));
vi.mock('./requestApi.ts', () => ({ sendToApi }));

test('only the fields of the form count as written by the person', async () => {
  const handling = { state: 'new', note: '', earlierNotes: [], spam: '' };
  const entry = { _id: '0b7f', createdAt: '', match: 'contact', places: [], ...handling };
  sendToApi.mockResolvedValue({
    feedback: [{ ...entry, name: 'Noor', message: 'Hello', language: 'de' }],
    mentors: [{ ...entry, fullName: 'Noor', message: 'Hello' }],
    complete: true,
    erasures: [],
  });
  const { feedback, mentors } = await findDataSubject({} as Connection, 'noor@persons.example');
  expect(feedback.map(({ content }) => content)).toEqual([{ name: 'Noor', message: 'Hello' }]);
  expect(mentors.map(({ content }) => content)).toEqual([{ fullName: 'Noor' }]);
});
