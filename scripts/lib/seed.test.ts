import { expect, test, vi } from 'vitest';
import { portsAt } from './ports.ts';
import { seedDemo } from './seed.ts';

const { done } = vi.hoisted(() => ({ done: [] as string[] }));
vi.mock('./project.ts', () => ({
  withEmulators: (_: unknown, action: (project: unknown) => Promise<void>) =>
    action({
      auth: { createUser: async ({ email }: { email: string }) => done.push(email) },
      firestore: {
        doc: (path: string) => path,
        batch: () => ({ set: () => {}, commit: async () => done.push('content') }),
      },
    }),
}));

test('everyone who sees the demo’s content can log in: its account is made before', async () => {
  await seedDemo(portsAt(0));
  expect(done).toEqual(['staff@lamplight.example', 'content']);
});
