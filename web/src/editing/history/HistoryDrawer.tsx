import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { holdsKind } from '@lamplight/content/fieldsOf';
import { isolated } from '@lamplight/content/shownText';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import { historyTexts } from '@lamplight/content/texts/staffArea/history';
import type * as z from '@lamplight/content/zod';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Connection, useConnection } from '../../firebase/connection/useConnection.ts';
import type { Paths } from '../../firebase/live/documents.ts';
import { useFiles } from '../../firebase/live/files.ts';
import { readRevision, readRevisions, revisionsAtOnce } from '../../firebase/live/watching.ts';
import type { StoredDocument } from '../../firebase/reading/stored.ts';
import { Button } from '../../ui/Button.tsx';
import { dayAndTime } from '../../ui/dateText.ts';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { card } from '../../ui/StaffCard.tsx';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { useNameOf } from '../page/useStaff.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { type Change, withChangeUndone } from './changes.ts';
import { wordsOf } from './describeChange.ts';
import { combined, openSince, type Revisions, type Save, savesOf } from './saves.ts';

export interface HistoryDrawerProps {
  paths: Paths;
  /** The first version of a draft; those before it are of earlier drafts. */
  since?: number;
  /** The documents that a draft is of: its versions change theirs. */
  over?: Paths | undefined;
  /** Schema of what the form holds of them. */
  schema: z.ZodType;
  /** Stored content of any version as the form holds it. */
  read: (content: unknown) => FieldValues;
  /** What the form holds. */
  values: () => FieldValues;
  onRestore: (save: Save) => void;
  /** @param undone the values of the form without a change */
  onUndo: (undone: FieldValues) => void;
  onClose: () => void;
}

/** Every save of the edited content, the newest first: who, when, and the changes. */
export function HistoryDrawer(props: HistoryDrawerProps) {
  const { paths, since = 0, over, schema, read, values, ...on } = props;
  const [overFirst] = useState(over);
  const { saves, state, more, readMore } = useHistory({
    paths,
    since,
    // The same array at each rendering: another one would begin anew.
    over: overFirst,
    read,
    schema,
  });
  const nameOf = useNameOf();
  // Ids in content are replaced by names once those are known.
  useFiles(holdsKind(schema, 'file'));
  const undo = (save: Save, change: Change): boolean => {
    const undone = withChangeUndone(change, save.values, values(), schema);
    if (undone) on.onUndo(undone);
    return undone !== null;
  };
  const label = state === 'failed' ? commonTexts.tryAgain : historyTexts.older;
  return (
    <SideDrawer
      title={editingTexts.history}
      description={useReadOnly() ? undefined : historyTexts.explanation}
      size="lg"
      state={state}
      failed={historyTexts.failed}
      none={saves.length === 0 && !more && historyTexts.none}
      action={more && state !== 'loading' && { label, run: readMore }}
      onClose={on.onClose}
    >
      <Stack as="ol" listStyle="none" gap="4" aria-label={historyTexts.saves}>
        {saves.map((save, index) => (
          <SaveCard
            key={save.version}
            save={save}
            by={nameOf(save.by)}
            schema={schema}
            isCurrent={index === 0}
            onRestore={() => on.onRestore(save)}
            onUndo={(change) => undo(save, change)}
          />
        ))}
      </Stack>
    </SideDrawer>
  );
}

interface SaveCardProps extends Pick<HistoryDrawerProps, 'schema'> {
  save: Save;
  /** The name of the person who saved, if it is known. */
  by: string | undefined;
  /** Whether this is the current version. */
  isCurrent: boolean;
  onRestore: () => void;
  /** @returns false if the change can't be undone any more */
  onUndo: (change: Change) => boolean;
}

/** How many changes of a save are shown before the rest is asked for. */
const fewChanges = 6;

/** One save: who, when, the changes, and the buttons that restore or undo. */
function SaveCard({ save, by, schema, isCurrent, onRestore, onUndo }: SaveCardProps) {
  const [all, setAll] = useState(false);
  const [refused, setRefused] = useState<number | null>(null);
  const readOnly = useReadOnly();
  const shown = all ? save.changes : save.changes.slice(0, fewChanges);
  const hidden = save.changes.length - shown.length;
  const when = save.at ? dayAndTime(save.at) : historyTexts.justNow;
  return (
    <Box as="li" {...card} p="4" aria-label={historyTexts.version(save.version)}>
      <HStack justifyContent="space-between" alignItems="start" minH="9">
        <Text fontWeight="600">
          {when}
          {by && (
            <Text as="span" fontWeight="400" color="fg.muted">
              {historyTexts.by(isolated(by))}
            </Text>
          )}
        </Text>
        {isCurrent && <Badge size="md">{historyTexts.current}</Badge>}
        {!isCurrent && !readOnly && (
          <Button variant="outline" size="sm" flexShrink="0" onClick={onRestore}>
            {commonTexts.restore}
          </Button>
        )}
      </HStack>
      <Stack as="ul" listStyle="none" gap="1" mt="2">
        {noteOf(save) && <Text as="li">{noteOf(save)}</Text>}
        {shown.map((change, index) => (
          <ChangeRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a save stay as they are
            key={index}
            {...wordsOf(change, schema, save.values)}
            onUndo={readOnly ? undefined : () => setRefused(onUndo(change) ? null : index)}
            refusal={refused === index ? historyTexts.changedTooMuch : ''}
          />
        ))}
      </Stack>
      {hidden > 0 && (
        <Button variant="ghost" size="sm" mt="1" onClick={() => setAll(true)}>
          {historyTexts.moreChanges(hidden)}
        </Button>
      )}
    </Box>
  );
}

/** Remarks on a save besides its changes. */
function noteOf({ isFirst, isPlaced, changes }: Save): string | null {
  if (isFirst) return historyTexts.firstVersion;
  if (isPlaced) return historyTexts.placed;
  return changes.length === 0 ? historyTexts.unchanged : null;
}

/** The least number of further saves to show at a time, and the most pages to read for that. */
const wanted = 10;
const maxPages = 5;

/** The versions of a document that have been read, as far as the history shows them. */
interface Read extends Revisions {
  path: string;
  /** The oldest version read. */
  oldest?: number | undefined;
}

/**
 * The saves of documents that are edited together, the newest first, read page by page.
 */
function useHistory({
  paths,
  since,
  over,
  read,
  schema,
}: Pick<HistoryDrawerProps, 'paths' | 'over' | 'read' | 'schema'> & { since: number }) {
  const connection = useConnection();
  const [nothing] = useState(() =>
    paths.map((path): Read => ({ path, versions: [], complete: false })),
  );
  const [known, setKnown] = useState(nothing);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` of an editor does not change
  const tell = useCallback((all: Read[]) => savesOf(combined(all), read, schema), []);

  const readOn = useCallback(
    async (from: Read[]) => {
      setState('loading');
      try {
        let all = from;
        const enough = tell(from).length + wanted;
        for (let page = 0; page < maxPages && !isComplete(all); page += 1) {
          all = await Promise.all(all.map((each) => withNextPage(connection, each, since, over)));
          if (tell(all).length >= enough) break;
        }
        setKnown(all);
        setState('loaded');
      } catch (error) {
        console.info('The history could not be read:', error);
        setState('failed');
      }
    },
    [connection, tell, since, over],
  );

  useEffect(() => {
    readOn(nothing);
  }, [readOn, nothing]);

  return {
    saves: useMemo(() => tell(known), [tell, known]),
    state,
    /** Whether there are older versions than those that are read. */
    more: !isComplete(known),
    readMore: () => readOn(known),
  };
}

const isComplete = (all: Read[]) => all.every(({ complete }) => complete);

async function withNextPage(
  connection: Connection,
  read: Read,
  since: number,
  over: Paths | undefined,
): Promise<Read> {
  const { path, versions, oldest, complete } = read;
  if (complete) return read;
  const next = await readRevisions(connection, path, oldest);
  const isLast = next.length < revisionsAtOnce || next.some(({ version }) => version < since);
  const shown = openSince(next, since);
  const found = over ? await withBases(connection, shown, over) : shown;
  return {
    path,
    versions: [...versions, ...found],
    oldest: next.at(-1)?.version ?? oldest,
    complete: isLast,
  };
}

/** Versions of a draft, each with the documents that it was made from as `before`. */
function withBases(
  connection: Connection,
  versions: readonly StoredDocument[],
  paths: Paths,
): Promise<StoredDocument[]> {
  const known = new Map<string, Promise<StoredDocument>>();
  const readBase = (path: string, version: number) => {
    const key = `${path} ${version}`;
    const base = known.get(key) ?? readRevision(connection, path, version);
    known.set(key, base);
    return base;
  };
  return Promise.all(
    versions.map(async ({ content, ...version }) => {
      const bases = Array.isArray(content.base) ? content.base : [];
      const reads = paths.map((path, index) =>
        bases[index] > 0 ? readBase(path, bases[index]) : undefined,
      );
      return { ...version, content: { ...content, before: await Promise.all(reads) } };
    }),
  );
}
