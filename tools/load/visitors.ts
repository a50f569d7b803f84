import { createHash, randomUUID } from 'node:crypto';
import { teamMemberPath } from '@lamplight/content/pagePaths';
import { pictureFile } from '@lamplight/content/paths';
import { pictureAddress, sizeName } from '@lamplight/content/pictureFile';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { publicPages } from '@lamplight/content/sitePages';
import type { Ports } from '../../scripts/lib/ports.ts';
import { withEmulators } from '../../scripts/lib/project.ts';
import type { Ask } from './ask.ts';
import { chooser, type Random, zipf } from './chance.ts';

/** The addresses of the public pages, those first that most are taken to see: as the table of pages has them. */
export const pagePaths = publicPages.map(([, { path }]) => path);

/** A page that no instance keeps, so it's rendered for each request: there may be any number of members. */
export const renderedPath = teamMemberPath('samuel-adeyemi');

/** Which of them someone looks at. */
export const choosePage = chooser(zipf(pagePaths.length));

/** A network that nobody else is in. */
const newVisitor = (random: Random): string =>
  `10.${[0, 0, 0].map(() => Math.floor(256 * random())).join('.')}`;

/** The report that a page sends when it is left; see `countVisit` in web. */
export const seen = (random: Random): Ask => ({
  method: 'POST',
  path: '/api/seen',
  visitor: newVisitor(random),
  body: {
    pages: [publicPages[choosePage(random)]?.[0]],
    LCP: 400 + Math.round(3_000 * random()),
    INP: 40,
    CLS: 0,
    errors: [],
  },
});

/** A form as a browser sends it: a new one has an id of its own, and keeps it however often it is sent. */
export interface SentForm {
  id: string;
  name: 'feedback' | 'mentors';
  content: Record<string, unknown>;
  visitor: string;
}

/** A form that nobody has filled in so before. */
export function newForm(random: Random): SentForm {
  const id = randomUUID();
  const visitor = newVisitor(random);
  return random() < 0.75
    ? {
        id,
        visitor,
        name: 'feedback',
        content: { ...feedbackSamples.valid.small, subject: id },
      }
    : {
        id,
        visitor,
        name: 'mentors',
        content: { ...mentorApplicationSamples.valid.small, fullName: id },
      };
}

export const sendForm = ({ id, name, content, visitor }: SentForm): Ask => ({
  method: 'POST',
  path: `/api/${name}`,
  visitor,
  body: { ...content, id, elapsed: 30_000, website: '' },
});

const countOfPictures = 30;

/** The bytes of a phone's photo, in the size for a phone. */
const pictureBytes = 100_000;

/** Stores pictures as staff do, each in one size. @returns their addresses */
export async function storePictures(ports: Ports): Promise<string[]> {
  const size = { type: 'image/webp', width: 800, height: 600 } as const;
  return withEmulators(ports, ({ firestore }) =>
    Promise.all(
      Array.from({ length: countOfPictures }, async (_, index) => {
        // Bytes that are no text would slow the client, which reads answers as text, and not the function.
        const bytes = Buffer.alloc(pictureBytes, `picture ${index} `);
        const hash = createHash('sha256').update(bytes).digest('hex');
        await firestore.doc(pictureFile(hash)).set({ ...size, bytes, sizes: {} });
        return pictureAddress(hash, sizeName(size));
      }),
    ),
  );
}
