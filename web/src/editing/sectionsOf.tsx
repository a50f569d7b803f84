import { descriptionAt } from '@lamplight/content/fieldNames';
import { stepsOf } from '@lamplight/content/fieldsOf';
import type { z } from '@lamplight/content/zod';
import type { ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import type { Section } from './EditorSections.tsx';
import { Fields, placesAt, placesIn } from './inputs/Fields.tsx';

/** A part of an editor: which fields and groups of fields stand in it. */
interface Part<At extends string> extends Pick<Section, 'id' | 'hint'> {
  /** What it is called, where that is not what its first group is called. */
  title?: string;
  of: readonly At[];
  /** Inputs of the editor's own, instead of those of the fields' kinds. */
  own?: Readonly<Record<string, ReactNode>>;
}

/**
 * The parts of an editor, which together have all the fields of what it edits, each once.
 * @throws Error where one is missing or stands there twice: it could not be edited
 */
export function sectionsOf<Schema extends z.ZodObject>(
  schema: Schema,
  parts: readonly Part<Path<z.infer<Schema>>>[],
): Section[] {
  const wanted = placesIn(schema, '').map(({ name }) => name);
  const there = parts.flatMap(({ of }) => placesAt(schema, of).map(({ name }) => name));
  const wrong = wanted.filter((name) => there.filter((other) => other === name).length !== 1);
  if (wrong.length > 0) throw new Error(`An editor has not one input each for ${wrong.join(', ')}`);
  return parts.map(({ of, own, title, ...part }) => ({
    ...part,
    title: title ?? descriptionAt(schema, stepsOf(of[0] ?? ''))?.label ?? '',
    fields: <Fields of={of} {...(own && { own })} />,
  }));
}
