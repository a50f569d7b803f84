import { nextOrder } from '@lamplight/content/order';
import { type OwnPage, ownPageSchema } from '@lamplight/content/ownPage';
import { ownPageEditor } from '@lamplight/content/staffPages';
import { messages } from '@lamplight/content/texts/messages';
import { ownPagesTexts } from '@lamplight/content/texts/staffArea/ownPages';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lazyModule } from '../../device/lazyModule.ts';
import { contentForm } from '../../editing/form/contentForm.ts';
import type { ItemsEditing } from '../../editing/items/ItemsEditing.ts';
import { ItemsPage } from '../../editing/items/ItemsPage.tsx';
import { withReason } from '../../editing/saving/failures.ts';
import { useUses } from '../../editing/uses/useUses.ts';
import type { Connection } from '../../firebase/connection/useConnection.ts';
import { throwUnreachable } from '../../firebase/errors.ts';
import { newItemId } from '../../firebase/writing/lazySaves.ts';
import { reportNotLoaded, useLazyModule } from '../../ui/useLazyModule.ts';
import { type BegunPage, OwnPageEditor } from './OwnPageEditor.tsx';
import { useRedirectsOfPages } from './RedirectQuestion.tsx';

const listed: ItemsEditing<OwnPage> = {
  ...contentForm(ownPageSchema),
  list: 'pages',
  summary: (page) => summaryOf(page, null),
  add: ownPagesTexts.add,
  addTitle: ownPagesTexts.addTitle,
  editTitle: ownPagesTexts.page,
  added: ownPagesTexts.added,
  updated: messages.contentUpdated,
  deleted: ownPagesTexts.deleted,
  saveFailed: withReason(ownPagesTexts.saveFailed),
  deleteFailed: withReason(ownPagesTexts.deleteFailed),
  fetchFailed: ownPagesTexts.fetchFailed,
};

/** The row of a page in the list. @param linked the addresses that are linked; null while they are not known */
function summaryOf({ title, address, shown }: OwnPage, linked: ReadonlySet<string> | null) {
  const isLonely = shown && linked !== null && !linked.has(address);
  const said = shown ? isLonely && ownPagesTexts.notLinked : ownPagesTexts.hidden;
  return {
    name: title || ownPagesTexts.untitled,
    detail: [address, said].filter(Boolean).join(' · '),
  };
}

const readLinked = async (connection: Connection) =>
  (await import('../../firebase/pageLinks.ts').catch(throwUnreachable)).readLinkedAddresses(
    connection,
  );

const loadNewPage = lazyModule(() => import('./NewPageDialog.tsx'));

/** The pages that staff have made, or the one that the address names. */
export function Component() {
  const id = useSearchParams()[0].get('page');
  return id === null ? <Pages /> : <OwnPageEditor key={id} id={id} />;
}

function Pages() {
  const navigate = useNavigate();
  /** The place behind the last page, while a new one is begun. */
  const [order, setOrder] = useState<number | null>(null);
  const dialog = useLazyModule(loadNewPage, order !== null, () => {
    setOrder(null);
    reportNotLoaded();
  });
  const { uses: linked } = useUses(readLinked);
  const editing = useMemo(
    () => ({ ...listed, summary: (page: OwnPage) => summaryOf(page, linked) }),
    [linked],
  );
  const redirects = useRedirectsOfPages();
  const open = (id: string, begun?: BegunPage) => navigate(ownPageEditor(id), { state: begun });
  return (
    <>
      <ItemsPage
        page="pages"
        editing={editing}
        {...redirects}
        onOpen={(id, last) => (id === 'new' ? setOrder(nextOrder(last)) : open(id))}
      />
      {order !== null && dialog && (
        <dialog.NewPageDialog
          onBegin={(page) => {
            // The editor takes a moment to render: a second click or a key would still reach the dialog.
            setOrder(null);
            open(newItemId(), { page, order });
          }}
          onClose={() => setOrder(null)}
        />
      )}
    </>
  );
}
