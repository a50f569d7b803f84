import type { PageName } from '@lamplight/content/sitePages';
import { type ReactNode, useMemo } from 'react';
import { type ListEditing, useListEditor } from '../form/useListEditor.ts';
import { EditorOfItems, ItemHistory } from '../history/HistoryButton.tsx';
import { ListInput } from '../inputs/Fields.tsx';
import { EditorPage } from './EditorPage.tsx';

interface ListEditorPageProps<Item extends Record<string, unknown>> {
  page: PageName;
  editing: ListEditing<Item>;
  /** The one section of the page, with the list in it: the same object at each rendering. */
  section: {
    id: string;
    title: string;
    hint: string;
    /** Shown where the list is empty. */
    none?: ReactNode;
    /** The fields of an open item. */
    fields: (name: string, index: number) => ReactNode;
  };
  saving?: string;
}

/** The editor of a list whose items are all on one page and are stored with Update. */
export function ListEditorPage<Item extends Record<string, unknown>>({
  page,
  editing,
  section,
  saving,
}: ListEditorPageProps<Item>) {
  const editor = useListEditor(editing);
  const { items } = editor;
  const sections = useMemo(() => {
    const { id, title, hint, none, fields } = section;
    const list = (
      <ListInput
        name="items"
        none={none}
        empty={items.newItem}
        stored={{ has: items.isStored, remove: items.remove }}
        firstOpen={false}
      >
        {(name, index) => (
          <>
            {fields(name, index)}
            <ItemHistory at={name} />
          </>
        )}
      </ListInput>
    );
    return [{ id, title, hint, fields: list }];
  }, [items, section]);
  return (
    <EditorOfItems value={editor}>
      <EditorPage
        page={page}
        editor={editor}
        deleted={editor.deleted}
        saving={saving}
        sections={sections}
      />
    </EditorOfItems>
  );
}
