import type { Description } from '@lamplight/content/descriptions';
import { descriptionAt } from '@lamplight/content/fieldNames';
import { stepsOf } from '@lamplight/content/fieldsOf';
import * as z from '@lamplight/content/zod';
import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';

/** The schema of what a form holds. Inputs find their kinds and options in it. */
export const FormSchema = createContext<z.ZodType>(z.object({}));

/** The description of a field of the form. */
export function useDescription(name: string): Partial<Description> {
  const { getValues } = useFormContext();
  return descriptionAt(useContext(FormSchema), stepsOf(name), getValues()) ?? {};
}
