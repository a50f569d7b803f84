import { sampleMigrations } from '@lamplight/content/samples/migrations';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { migrate } from '../../../scripts/lib/migrate.ts';

// Migrates the project that is named, in a process of its own, which can be killed.
const [, , projectId = ''] = process.argv;
await migrate(getFirestore(initializeApp({ projectId })), sampleMigrations);
