import { createHash, randomBytes } from 'node:crypto';
import { libraryPicture, pictureFile, revision } from '@lamplight/content/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { storeEntries } from './bench/benchSite.ts';
import { command } from './lib/command.ts';
import { startOwnStage } from './lib/ownStage.ts';
import { withEmulators } from './lib/project.ts';
import { seedDemo } from './lib/seed.ts';

await command(async ([entries, pictures]) => {
  const { ports } = await startOwnStage(['database']);
  await seedDemo(ports);
  await storeEntries({ ports }, Number(entries));
  await withEmulators(ports, async ({ firestore }) => {
    const updatedAt = Timestamp.now();
    for (let number = 0; number < Number(pictures); number += 1) {
      const files = [400, 800, 1600].map((width) => {
        const bytes = randomBytes(width * 60);
        return { hash: createHash('sha256').update(bytes).digest('hex'), width, bytes };
      });
      const batch = firestore.batch();
      for (const { hash, width, bytes } of files)
        batch.set(firestore.doc(pictureFile(hash)), {
          bytes,
          type: 'image/webp',
          width,
          height: width,
          sizes: {},
        });
      const document = libraryPicture(files[2]?.hash ?? '');
      const saved = { name: `Picture ${number}`, updatedAt, updatedBy: 'demo-staff' };
      batch.set(firestore.doc(document), { ...saved, version: 2 });
      for (const version of [1, 2])
        batch.set(firestore.doc(revision(document, version)), { ...saved, version });
      await batch.commit();
    }
  });
  console.log('OFFSET', ports.hosting - 5000);
  await new Promise(() => {});
  return 0;
});
