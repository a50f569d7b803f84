import { nameAt } from '@lamplight/content/fieldNames';
import { stepsOf } from '@lamplight/content/fieldsOf';
import type { z } from '@lamplight/content/zod';
import { deepEqual } from 'fast-equals';
import { useEffect, useState } from 'react';
import type { Editor } from '../useContentForm.ts';
import { type Advice, advise } from './advise.ts';
import { findings, onFound } from './findings.ts';

/** An advice, and in words where it belongs. */
export interface AdviceLine extends Advice {
  where: string;
}

/** Milliseconds after a key stroke, and after something was found out, until advice is given. */
const pauses = { typed: 500, found: 100 };

/** What is to be said of the changes that an editor holds unsaved. */
export function useAdvice({ form, formSchema, changed }: Editor): AdviceLine[] {
  const [lines, setLines] = useState<AdviceLine[]>([]);

  useEffect(() => {
    if (!changed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let given: Advice[] = [];
    const look = () => {
      timer = undefined;
      const base = form.formState.defaultValues;
      const edited = { schema: formSchema, base, values: form.getValues() };
      const known = { ...findings, today: new Date(), origin: window.location.origin };
      const advice = advise(edited, known);
      if (deepEqual(advice, given)) return;
      given = advice;
      setLines(inWords(formSchema, advice));
    };
    const typed = () => {
      clearTimeout(timer);
      timer = setTimeout(look, pauses.typed);
    };
    typed();
    const stops = [
      form.subscribe({ formState: { values: true }, callback: typed }),
      onFound(() => {
        timer ??= setTimeout(look, pauses.found);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      setLines([]);
    };
  }, [form, formSchema, changed]);

  return lines;
}

const inWords = (schema: z.ZodType, advice: Advice[]): AdviceLine[] =>
  advice.map((each) => ({ ...each, where: nameAt(schema, stepsOf(each.at)) }));
