import type { Description, FieldKind } from '@lamplight/content/descriptions';
import type { Field } from '@lamplight/content/fieldsOf';
import { messages } from '@lamplight/content/messages';
import { parseVideo } from '@lamplight/content/video';
import type { z } from '@lamplight/content/zod';
import { contrastWithPage, enoughContrast } from '../inputs/contrast.ts';
import { changedFields, textOf } from './changedFields.ts';
import { adviceOnDay, lastDaysOfEvents } from './events.ts';
import type { Known } from './known.ts';
import { adviceOnLink } from './links.ts';
import { adviceOnPhone } from './phones.ts';
import { adviceOnPicture, missingAlts } from './pictures.ts';
import { adviceTexts } from './texts.ts';

/** Something to look at again before publishing. */
export interface Advice {
  /** The field that it is about. */
  at: string;
  /** The field in which it can be put right. */
  jumpTo: string;
  text: string;
}

/** What a form holds, and what it began with. */
export interface Edited {
  schema: z.ZodType;
  base: unknown;
  values: unknown;
}

/** What to say of a text of its kind, if anything. */
type Check = (text: string, field: Field) => string | null;

/**
 * What a careful colleague would notice in what was changed, in the order of the fields, and which
 * pictures are not described. What is not known yet is not mentioned.
 */
export function advise(edited: Edited, known: Known): Advice[] {
  const changed = changedFields(edited).filter((field) => textOf(field) !== '');
  const lastDays = lastDaysOfEvents(edited, changed, known);
  const checks: Partial<Record<FieldKind, Check>> = {
    picture: (url) => adviceOnPicture(url, known),
    link: (value) => adviceOnLink(value, known),
    video: adviceOnVideo,
    colour: adviceOnColour,
    phone: adviceOnPhone,
  };
  const checkOf = ({ kind, event }: Description): Check | undefined =>
    event ? (text, field) => adviceOnDay(text, lastDays(field), known) : checks[kind];
  const inFields = changed.flatMap((field): Advice[] => {
    const check = field.description && checkOf(field.description);
    const text = check?.(textOf(field), field) ?? null;
    return text === null ? [] : [{ at: field.path, jumpTo: field.path, text }];
  });
  return [...inFields, ...missingAlts(edited, changed, known)];
}

function adviceOnVideo(value: string): string | null {
  const video = parseVideo(value);
  return typeof video === 'string' ? messages.noVideo[video] : null;
}

function adviceOnColour(value: string): string | null {
  const contrast = contrastWithPage(value);
  if (contrast === null || contrast >= enoughContrast) return null;
  return adviceTexts.lowContrast(contrast.toFixed(1), enoughContrast);
}
