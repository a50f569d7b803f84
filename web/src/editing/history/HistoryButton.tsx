import { Box } from '@chakra-ui/react/box';
import { mergeChanges } from '@lamplight/content/mergeChanges';
import { rekeyedLike } from '@lamplight/content/sameItems';
import { draftsTexts } from '@lamplight/content/texts/staffArea/drafts';
import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import { historyTexts } from '@lamplight/content/texts/staffArea/history';
import { deepEqual } from 'fast-equals';
import { createContext, useContext } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { LuHistory } from 'react-icons/lu';
import { lazyModule } from '../../device/lazyModule.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { toastInfo } from '../../ui/toaster.tsx';
import { useLazyOpen } from '../../ui/useLazyModule.ts';
import type { Editor } from '../form/useContentForm.ts';
import { useUndo } from '../lists/useUndo.ts';
import { useNavigationIntent } from '../page/navigationIntent.ts';
import type { HistoryDrawerProps } from './HistoryDrawer.tsx';
import type { Save } from './saves.ts';

/** The source of a history: documents, and the form (or its part) with their content. */
interface HistorySource
  extends Pick<HistoryDrawerProps, 'paths' | 'since' | 'over' | 'schema' | 'read' | 'values'> {
  /** Puts values into the form as changes that are not saved yet. */
  propose: (values: FieldValues) => void;
  /** Whether the form holds changes that are not saved yet. */
  isChanged: () => boolean;
}

interface HistoryButtonProps {
  editor: Editor;
  source: HistorySource;
  /** Whether it is the history of the page, to which links lead. */
  ofPage?: boolean;
}

const loadDrawer = lazyModule(() => import('./HistoryDrawer.tsx'));

/**
 * Opens the history of the edited content. A restored version is put into the form, and stored
 * with Update like any other change.
 */
function HistoryButton({ editor, source, ofPage = false }: HistoryButtonProps) {
  const { open, setOpen, module: drawer, opener } = useLazyOpen(loadDrawer);
  useNavigationIntent('open', ofPage, (what) => setOpen(what === 'history'));
  const texts = editor.publishing?.isOpen ? draftsTexts : editingTexts;
  const confirm = useConfirm();
  const offerUndo = useUndo();

  const put = (values: FieldValues, said: string) => {
    const before = structuredClone(source.values());
    const { schema } = source;
    setOpen(false);
    if (deepEqual(values, before)) return void toastInfo(historyTexts.alreadyInForm);
    source.propose(structuredClone(values));
    // Whatever was typed since stays.
    offerUndo(said, () =>
      source.propose(mergeChanges(values, source.values(), before, { schemas: [schema] }).value),
    );
  };
  const restore = async ({ values }: Save) => {
    if (source.isChanged() && !(await confirm(replaceQuestion))) return;
    put(rekeyedLike(values, source.values()), texts.restoredInForm);
  };

  return (
    <>
      <Button variant="ghost" size="sm" disabled={editor.saving} {...opener}>
        <LuHistory aria-hidden size="16" /> {editingTexts.history}
      </Button>
      {open && drawer && (
        <drawer.HistoryDrawer
          {...source}
          onRestore={restore}
          onUndo={(undone) => put(undone, texts.undoneInForm)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The question before a restored version replaces unsaved input. */
export const replaceQuestion = {
  title: editingTexts.replaceQuestion,
  text: editingTexts.replaceExplanation,
  yes: editingTexts.replace,
};

/** The history of the content of a form: of a page, or of its draft. */
export function EditorHistory({ editor }: { editor: Editor }) {
  const { paths, read, propose, changed, form, formSchema: schema, publishing } = editor;
  if (paths === null || editor.loading) return null;
  const values = () => form.getValues();
  const edited = publishing?.isOpen
    ? {
        paths: [publishing.path] as const,
        since: publishing.since,
        over: paths,
        read: publishing.read,
      }
    : { paths, read };
  const source = { ...edited, schema, values, propose, isChanged: () => changed };
  return <HistoryButton ofPage editor={editor} source={source} />;
}

type ItemsEditor = Editor & {
  /** The path of an item, null while it is new, and its schema. */
  itemHistory: { path: (id: string) => string | null } & Pick<HistorySource, 'schema' | 'read'>;
};

/** The editor of the list: when it changes, only these buttons of a long list are rendered again. */
export const EditorOfItems = createContext<ItemsEditor | null>(null);

/** The history of one item of a list whose items are all edited in one form. @param at where it is in the form */
export function ItemHistory({ at }: { at: string }) {
  const editor = useContext(EditorOfItems);
  if (!editor) throw new Error('There is no list whose items are edited');
  const { form, itemHistory } = editor;
  const id: string = useWatch({ name: `${at}._id` });
  const path = itemHistory.path(id);
  if (path === null) return null;

  const itemOf = (values: FieldValues | undefined): FieldValues =>
    values?.items?.find(({ _id }: FieldValues) => _id === id) ?? {};
  const values = () => {
    const { _id, ...item } = itemOf(form.getValues());
    return item;
  };
  const propose = (item: FieldValues) => {
    const all: FieldValues = form.getValues();
    const items = all.items.map((each: FieldValues) =>
      each._id === id ? { ...item, _id: id } : each,
    );
    editor.propose({ ...all, items });
  };
  const isChanged = () =>
    !deepEqual(itemOf(form.getValues()), itemOf(form.formState.defaultValues));
  const { schema, read } = itemHistory;
  return (
    <Box textAlign="end">
      <HistoryButton
        editor={editor}
        source={{ paths: [path], schema, read, values, propose, isChanged }}
      />
    </Box>
  );
}
