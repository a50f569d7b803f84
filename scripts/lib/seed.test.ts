import { demoFiles } from '@lamplight/content/demo/files';
import { expect, test, vi } from 'vitest';
import { storedDemoFile } from './demoFiles.ts';
import { portsAt } from './ports.ts';
import { seedDemo } from './seed.ts';

const { done, stored } = vi.hoisted(() => ({ done: [] as string[], stored: [] as string[] }));
vi.mock('./project.ts', () => ({
  withEmulators: (_: unknown, action: (project: unknown) => Promise<void>) =>
    action({
      auth: { createUser: async ({ email }: { email: string }) => done.push(email) },
      firestore: {
        doc: (path: string) => path,
        batch: () => ({
          set: (path: string) => stored.push(path),
          commit: async () => done.push('content'),
        }),
      },
    }),
}));

test('accounts exist before the demo’s content, so everyone who sees it can log in', async () => {
  await seedDemo(portsAt(0));
  expect(done).toEqual(['staff@lamplight.example', 'content']);
});

test('a demo with a full inbox has both kinds of submissions, any other has none', async () => {
  const kinds = () => new Set(stored.map((path) => path.split('/')[0]));
  stored.length = 0;
  await seedDemo(portsAt(0));
  expect(kinds()).not.toContain('feedback');
  await seedDemo(portsAt(0), 'full');
  expect([...kinds()]).toEqual(expect.arrayContaining(['feedback', 'mentors']));
});

test.each(demoFiles)('the file $path has the right facts', (demoFile) => {
  expect(demoFile.content.content).toBe(storedDemoFile(demoFile).facts);
});
