import type { FieldKind } from '../descriptions.ts';
import { fieldsOf } from '../fieldsOf.ts';
import {
  type ListName,
  type SiteDocumentName,
  siteDocumentSchemas,
  siteListSchemas,
} from '../siteContent.ts';
import type * as z from '../zod.ts';
import { documentSamples, listSamples } from './bySite.ts';
import { changed } from './sample.ts';

/** Makes the texts of fields, by what they are; undefined leaves a field as it is. */
export type TextMaker = (kind: FieldKind, label: string) => string | undefined;

/** A sound document with such texts in each of its fields. */
export const documentWithTexts = (name: SiteDocumentName, text: TextMaker): object =>
  withTexts(siteDocumentSchemas[name], documentSamples[name].valid.small, text);

/** A sound item of a list with such texts in each of its fields. */
export const itemWithTexts = (name: ListName, text: TextMaker): object =>
  withTexts(siteListSchemas[name], listSamples[name].valid.small, text);

const withTexts = (schema: z.ZodType, content: unknown, text: TextMaker): object =>
  fieldsOf(schema, content).reduce((some, { path, description, value }) => {
    const instead =
      typeof value === 'string' && description && text(description.kind, description.label);
    return instead ? (changed(some, path, instead) as object) : some;
  }, Object(content));

/** A word and an address that no line of a phone has room for, as names, texts and ways to reach people have them. */
export const longWords: TextMaker = (kind) => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitaenspatentpruefungen';
  const address = `https://partner.example/${'path'.repeat(69)}`;
  switch (kind) {
    case 'line':
      return word;
    case 'paragraph':
    case 'story':
      return `Read ${address}\n\n${word}, ${address}`;
    case 'link':
      return address;
    case 'email':
      return `${word}@${'lamplight'.repeat(6)}.example`;
    case 'phone':
      return `+1${'5550100199'.repeat(4)}`;
    default:
      return undefined;
  }
};

/** Texts in Arabic that end with a sign, which is on their left wherever they are laid out as what they are. */
export const arabicTexts: TextMaker = (kind) =>
  ['line', 'paragraph', 'story'].includes(kind) ? 'سلام عليكم!' : undefined;
