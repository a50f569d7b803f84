import { nameAt } from '@lamplight/content/fieldNames';
import { stepsOf } from '@lamplight/content/fieldsOf';
import { libraryFile } from '@lamplight/content/paths';
import type * as z from '@lamplight/content/zod';
import { deepEqual } from 'fast-equals';
import { useEffect, useState } from 'react';
import { lazyModule } from '../../device/lazyModule.ts';
import { isStored } from '../../firebase/reading/prefetch.ts';
import { onChange } from '../form/hookForm.ts';
import type { Editor } from '../form/useContentForm.ts';
import type { Advice, Known, PageFinding } from './advice.ts';
import { anotherTask, readLastDay } from './readLastDay.ts';

/** A piece of advice, and the name of its place. */
export interface AdviceLine extends Advice {
  where: string;
  /** Puts `instead` into the field, unsaved. */
  repair?: () => void;
}

/** How long after a key stroke, or after a new fact, advice is given. */
const delaysMs = { typed: 500, found: 100 };

const loadAdvise = lazyModule(() => import('./advise.ts'));

/** The advice on the unsaved changes of an editor. */
export function useAdvice({ form, formSchema, changed, example }: Editor): AdviceLine[] {
  const [lines, setLines] = useState<AdviceLine[]>([]);

  useEffect(() => {
    if (!changed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let given: Advice[] = [];
    let cancelled = false;
    forgetMissing();
    const look = () => {
      timer = undefined;
      loadAdvise().then(give, (error) => console.info('Nothing can be advised:', error));
    };
    const give = ({ advise }: typeof import('./advise.ts')) => {
      if (cancelled) return;
      const base = form.formState.defaultValues;
      const edited = { schema: formSchema, base, values: form.getValues(), example: example() };
      const onPage = foundOnPages.get(form) ?? [];
      const known = { ...findings, onPage, today: new Date(), origin: window.location.origin };
      const advice = advise(edited, known);
      if (deepEqual(advice, given)) return;
      given = advice;
      setLines(advice.map((each) => inWords(form, formSchema, each)));
    };
    const typed = () => {
      clearTimeout(timer);
      timer = setTimeout(look, delaysMs.typed);
    };
    typed();
    const stops = [
      onChange(form, typed),
      onFound(() => {
        timer ??= setTimeout(look, delaysMs.found);
      }),
    ];
    return () => {
      cancelled = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
      setLines([]);
    };
  }, [form, formSchema, changed, example]);

  return lines;
}

function inWords(form: Editor['form'], schema: z.ZodType, advice: Advice): AdviceLine {
  const { at, jumpTo, instead } = advice;
  const where = nameAt(schema, stepsOf(at), form.getValues());
  if (instead === undefined) return { ...advice, where };
  const repair = () => form.setValue(jumpTo, instead, { shouldDirty: true });
  return { ...advice, where, repair };
}

const listeners = new Set<() => void>();

/** Calls `listener` whenever another fact is known. */
function onFound(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const foundOnPages = new WeakMap<Editor['form'], readonly PageFinding[]>();

/**
 * Adds the findings on the previewed page to the advice on its form.
 * @param current the editor of the form, as it is at the moment
 * @param ending aborted when the page is no longer shown
 */
export function adviseOnPage(page: Document, current: () => Editor, ending: AbortSignal) {
  const tell = (found: readonly PageFinding[]) => {
    const { form } = current();
    if (deepEqual(found, foundOnPages.get(form) ?? [])) return;
    foundOnPages.set(form, found);
    for (const listener of listeners) listener();
  };
  import('../preview/pageCheck.ts').then(
    ({ checkAtRest }) => checkAtRest(page, current, tell, ending),
    (error) => console.info('The page cannot be looked at:', error),
  );
}

/** The known facts of each kind. */
const facts: Map<string, unknown>[] = [];

/**
 * The facts about pictures, addresses and texts, each found out once while the page is open. A fact that is
 * not known yet is undefined; the listeners of `onFound` are called once it is known.
 */
const findings: Pick<Known, 'loads' | 'isThere' | 'isFile' | 'lastDay'> = {
  loads: foundOnce(loads),
  isThere: foundOnce(isThere),
  isFile: foundOnce((id) => isStored(libraryFile(id))),
  lastDay: foundOnce(readLastDay),
};

/** Has missing pages and files looked for again: they may be there by now. */
function forgetMissing() {
  for (const known of facts) {
    for (const [key, value] of known) if (value === false) known.delete(key);
  }
}

/** Finds a value for each key, and caches it. If that fails or yields undefined, the next call tries again. */
function foundOnce<T>(find: (key: string) => Promise<T | undefined>) {
  const known = new Map<string, T>();
  facts.push(known);
  const pending = new Set<string>();
  const ask = async (key: string) => {
    pending.add(key);
    try {
      await anotherTask();
      const value = await find(key);
      if (value === undefined) return;
      known.set(key, value);
      for (const listener of listeners) listener();
    } catch (error) {
      console.info('This could not be looked at before publishing:', key, error);
    } finally {
      pending.delete(key);
    }
  };
  return (key: string): T | undefined => {
    if (!known.has(key) && !pending.has(key)) void ask(key);
    return known.get(key);
  };
}

function loads(url: string): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(navigator.onLine ? false : undefined);
    image.src = url;
  });
}

/** Asks our own server. Old addresses lead on. */
async function isThere(address: string): Promise<boolean | undefined> {
  const { type, ok, status } = await fetch(address, { method: 'HEAD', redirect: 'manual' });
  if (type === 'opaqueredirect') return true;
  return status < 500 ? ok : undefined;
}
