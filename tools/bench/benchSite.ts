import { readFileSync } from 'node:fs';
import { demoEvents } from '@lamplight/content/demo/events';
import { demoNews } from '@lamplight/content/demo/news';
import { demoDocuments } from '@lamplight/content/demo/organisation';
import { orderStep } from '@lamplight/content/order';
import type { Organisation } from '@lamplight/content/organisation';
import { listItem, siteDocument } from '@lamplight/content/paths';
import { searchWords } from '@lamplight/content/submission';
import { Timestamp } from 'firebase-admin/firestore';
import { demoStaff } from '../../scripts/lib/firebaseTools.ts';
import { startOwnStage } from '../../scripts/lib/ownStage.ts';
import type { Stage } from '../../scripts/lib/places.ts';
import type { Ports } from '../../scripts/lib/ports.ts';
import { emulatorsIn } from '../../scripts/lib/processes.ts';
import { type Project, withEmulators } from '../../scripts/lib/project.ts';

/** The demo organisation in emulators of its own, which end with the command. */
export interface BenchSite {
  stage: Stage;
  ports: Ports;
  /** The address of Hosting. */
  hosting: string;
}

/** Starts a site. */
export async function startBenchSite(): Promise<BenchSite> {
  const { stage, ports } = await startOwnStage(['site']);
  return { stage, ports, hosting: `http://127.0.0.1:${ports.hosting}` };
}

/** Makes the site that of another organisation, before anybody asks for a page: other colours, typefaces and language. */
export async function becomeAnother({ ports }: BenchSite): Promise<void> {
  const chosen = {
    name: 'Farol',
    colour: '#0b6b3a',
    accent: '#ffd700',
    typefaces: 'source',
    corners: 'straight',
    language: 'es',
  } satisfies Partial<Organisation>;
  await withEmulators(ports, ({ firestore }) =>
    firestore.doc(siteDocument('organisation')).update(chosen),
  );
}

/** Adds 2,000 news items and 500 events to the demo's. One event in ten repeats. */
export async function storeMany({ ports }: Pick<BenchSite, 'ports'>): Promise<void> {
  console.log('Storing 2,000 news items and 500 events …');
  await withEmulators(ports, async ({ firestore }) => {
    const writer = firestore.bulkWriter({ throttling: false });
    const saved = { version: 1, updatedAt: Timestamp.now(), updatedBy: demoStaff.uid };
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    for (let number = 1; number <= 2_000; number += 1) {
      writer.set(firestore.doc(listItem('news', `news-${number}`)), {
        ...demoNews['sixty-one-internships'],
        ...saved,
        heading: `News ${number}`,
        date: day(-number),
        order: (number + 10) * orderStep,
      });
    }
    for (let number = 1; number <= 500; number += 1) {
      const date = day(number - 250);
      writer.set(firestore.doc(listItem('events', `event-${number}`)), {
        ...demoEvents['career-day'],
        ...saved,
        title: `Event ${number}`,
        begin: `${date}T18:00`,
        end: `${date}T20:00`,
        repeats: number % 10 === 0 ? 'FREQ=WEEKLY;COUNT=20' : '',
        order: (number + 10) * orderStep,
      });
    }
    await writer.close();
  });
}

/** Stores so many entries of feedback. */
export async function storeEntries(
  { ports }: Pick<BenchSite, 'ports'>,
  count: number,
): Promise<void> {
  console.log(`Storing ${count} entries …`);
  await withEmulators(ports, (project) => seedEntries(project, count));
}

/** An ID token of the demo organisation's staff. */
export async function signIn({ ports }: Pick<BenchSite, 'ports'>): Promise<string> {
  const address = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const body = JSON.stringify({ ...demoStaff, returnSecureToken: true });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body });
  return (await response.json()).idToken;
}

/** The processes in which the emulator runs functions. */
export const workersIn = (stage: Stage): number[] =>
  emulatorsIn(stage.folder)
    .map(({ pid }) => pid)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('EmulatorRuntime'));

/** The number that is stored at once. */
const batch = 5_000;

const unread = 40;

/**
 * Stores feedback, an entry a minute, each with a message of 5 to 25 words. The newest ones are unread,
 * one in twenty was taken for spam.
 */
async function seedEntries({ firestore }: Project, count: number): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false });
  const entries = firestore.collection('feedback');
  const newest = Date.UTC(2026, 10, 21);
  for (let first = 0; first < count; first += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - first) }, (_, at) => first + at);
    const writes = numbers.map((number) =>
      writer.create(entries.doc(), {
        ...feedback(number),
        createdAt: Timestamp.fromMillis(newest - number * 60_000),
      }),
    );
    await Promise.all([...writes, writer.flush()]);
  }
  await writer.close();
}

function feedback(number: number) {
  const name = textOf(2);
  const emailOrPhone = `visitor${number}@lamplight.example`;
  const subject = textOf(4);
  return {
    name,
    emailOrPhone,
    subject,
    message: textOf(5 + random(21)),
    ...handled(number),
    words: searchWords([name, emailOrPhone, subject]),
  };
}

function handled(number: number) {
  if (number % 20 === 19) return { spam: 'too-fast', state: 'spam', note: '' };
  return { spam: '', state: number < unread ? 'new' : 'done', note: '' };
}

/** The words of the demo organisation, so that a file is compressed about as well as a real one. */
const vocabulary = [...new Set(JSON.stringify(demoDocuments).match(/[A-Za-z’]{2,}/g))];

const textOf = (words: number) =>
  Array.from({ length: words }, () => vocabulary[random(vocabulary.length)]).join(' ');

let state = 1;

/** A whole number below a limit; the same ones in each run. */
function random(below: number): number {
  state = (state * 48_271) % 2_147_483_647;
  return state % below;
}
