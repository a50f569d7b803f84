import { libraryFileSchema } from '@lamplight/content/libraryFile';
import { libraryPictureSchema } from '@lamplight/content/libraryPicture';
import {
  feedbackEntry,
  libraryFile,
  libraryPicture,
  listItem,
  mentorEntry,
  pictureFile,
  siteDocument,
} from '@lamplight/content/paths';
import {
  documentSamples,
  listSamples,
  oneDocumentOfEachKind,
  oneListOfEachKind,
} from '@lamplight/content/samples/bySite';
import { type Change, changesOf } from '@lamplight/content/samples/changes';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { samplesOf } from '@lamplight/content/samples/generated';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import type { Samples } from '@lamplight/content/samples/sample';
import {
  type ListName,
  type SiteDocumentName,
  siteDocumentSchemas,
  siteListSchemas,
} from '@lamplight/content/siteContent';
import { maxEarlier } from '@lamplight/content/submission';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import type * as z from '@lamplight/content/zod';
import { type Data, now } from '../asking/encoding.ts';
import type { Person } from '../asking/people.ts';
import type { Request } from '../asking/requests.ts';
import { saveOf } from '../asking/saves.ts';
import { report } from './files.ts';
import { lamp } from './pictures.ts';

/** Something that has content: its schema, and its samples. */
export interface Entity {
  name: string;
  /** Its name in the API. */
  api:
    | { kind: 'document'; name: SiteDocumentName }
    | { kind: 'list'; name: ListName }
    | { kind: 'submission'; name: SubmissionName }
    /** It does not have it: only browsers of staff store it. */
    | { kind: 'none'; name: string };
  schema: z.ZodType;
  samples: Samples<unknown>;
  /** Small content in which every field is filled in, and no list is empty. */
  complete: unknown;
}

/** An entity that staff store; the rules know its shape. */
export interface StaffEntity extends Entity {
  /** A request that stores content where there is none yet. */
  storing(content: unknown): Request;
}

/** An item of a list as it is stored: with its place in the order. */
export const itemOf = (content: unknown): Data => ({ ...(content as Data), order: 0 });

/** A submission as it is stored. */
export const storedEntry = (content: unknown): Data => ({
  createdAt: new Date('2026-11-20T12:00:00Z'),
  spam: '',
  state: 'new',
  note: '',
  words: ['ru', 'rut', 'ruth'],
  ...(content as Data),
});

/** As many earlier versions as an entry keeps, each with another note, under the last ones before `version`. */
export const earlierThan = (version: number): Data =>
  Object.fromEntries(
    Array.from({ length: Math.min(version, maxEarlier) }, (_, index) => [
      `${version - 1 - index}`,
      {
        state: 'in-progress',
        note: `Called her ${index + 1} days ago.\nNobody there.`,
        updatedAt: new Date('2026-11-21T12:00:00Z'),
        updatedBy: 'colleague',
      },
    ]),
  );

/** The stored data in an entry that a colleague has made this version of. */
export const handledAs = (version: number): Data => ({
  version,
  updatedAt: new Date('2026-11-22T12:00:00Z'),
  updatedBy: 'colleague',
  earlier: earlierThan(version),
  state: 'in-progress',
  note: 'Called her again.',
});

/** The change of an entry that makes it the next version, as staff store it. */
export function handlingOf(by: Person, path: string, stored: Data, change: Data) {
  const { version = 0, state = 'new', note = '', createdAt } = stored;
  const { updatedAt = createdAt, updatedBy = '' } = stored;
  const was = { state, note, updatedAt, updatedBy };
  const { [Number(version) - maxEarlier]: _, ...kept } = Object(stored.earlier);
  const data = {
    version: Number(version) + 1,
    updatedAt: now,
    updatedBy: by,
    earlier: { ...kept, [String(version)]: was },
    ...change,
  };
  return { update: path, data };
}

const documents = oneDocumentOfEachKind.map((name): StaffEntity => {
  const samples: Samples<unknown> = documentSamples[name];
  return {
    name,
    api: { kind: 'document', name },
    schema: siteDocumentSchemas[name],
    samples,
    complete: samples.valid.complete ?? samples.valid.small,
    storing: (content) => ({ commit: saveOf('staff', siteDocument(name), content) }),
  };
});

const items = oneListOfEachKind.map((name): StaffEntity => {
  const samples: Samples<unknown> = listSamples[name];
  return {
    name: `an item of ${name}`,
    api: { kind: 'list', name },
    schema: siteListSchemas[name],
    samples,
    complete: samples.valid.small,
    storing: (content) => ({ commit: saveOf('staff', listItem(name, 'one'), itemOf(content)) }),
  };
});

const submission = (name: SubmissionName, samples: Samples<unknown>): Entity => ({
  name: `an entry of ${name}`,
  api: { kind: 'submission', name },
  schema: submissionKinds[name].schema,
  samples,
  complete: samples.valid.small,
});

/** The entities that staff save. */
const saved: StaffEntity[] = [...documents, ...items];

/** Every kind of document that has content, one list of each kind. */
export const entities: Entity[] = [
  ...saved,
  submission('feedback', feedbackSamples),
  submission('mentors', mentorApplicationSamples),
];

const known = libraryPicture(lamp.hash);

/** The facts about a picture, stored together with its widest size. */
const picture: StaffEntity = {
  name: 'a picture',
  api: { kind: 'none', name: 'pictures' },
  schema: libraryPictureSchema,
  samples: { valid: samplesOf(libraryPictureSchema, {}), invalid: {} },
  complete: samplesOf(libraryPictureSchema, {}).small,
  storing: (content) => ({
    commit: [
      { set: pictureFile(lamp.hash), data: lamp.data },
      ...saveOf('staff', known, itemOf(content)),
    ],
  }),
};

const fileSamples = samplesOf(libraryFileSchema, { content: report.facts });

/** A file for visitors, stored together with its content. Any other content isn't there. */
const file: StaffEntity = {
  name: 'a file',
  api: { kind: 'none', name: 'files' },
  schema: libraryFileSchema,
  samples: {
    valid: {
      small: fileSamples.small,
      largest: { ...fileSamples.largest, content: report.facts },
    },
    invalid: {},
  },
  complete: fileSamples.small,
  storing: (content) => ({
    commit: [...report.writes, ...saveOf('staff', libraryFile('one'), itemOf(content))],
  }),
};

/** All that has a shape in the rules. */
export const shaped: StaffEntity[] = [...saved, picture, file];

const changes = new Map<Entity, Change[]>();

/** Every change of an entity's complete sample. Making them takes a while, so it is done once. */
export function changesOfEntity(entity: Entity): Change[] {
  const known = changes.get(entity) ?? changesOf(entity.schema, entity.complete);
  changes.set(entity, known);
  return known;
}

/** A kind of submission: its name, the paths of its entries, and content. */
export type Kind = [name: string, entry: (id: string) => string, content: unknown];

export const kinds: Kind[] = [
  ['feedback', feedbackEntry, feedbackSamples.valid.small],
  ['mentors', mentorEntry, mentorApplicationSamples.valid.small],
];

/** Changes, as a case is named by them. */
export const describedChange = (changes: Data) =>
  JSON.stringify(changes, (_, each) => each ?? null).slice(0, 60);
