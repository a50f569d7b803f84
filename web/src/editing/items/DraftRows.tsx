import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { revision } from '@lamplight/content/paths';
import { draftsTexts } from '@lamplight/content/texts/staffArea/drafts';
import type { ComponentProps, ReactNode } from 'react';
import { useRevision } from '../../firebase/live/documents.ts';
import type { ItemDraft } from '../../firebase/live/openDrafts.ts';
import { toastInfo } from '../../ui/toaster.tsx';
import { ItemRows, type ReadItem } from './ItemRows.tsx';
import type { ItemDrafts } from './useItemDrafts.ts';

type Rows = Pick<ComponentProps<typeof ItemRows>, 'pictureSize' | 'onEdit' | 'onRemove'>;

interface DraftRowsProps extends Omit<Rows, 'onRemove'> {
  drafts: ItemDrafts;
}

/** Drafts of items that visitors don't see, below the others. */
export function DraftRows({ drafts, ...given }: DraftRowsProps) {
  const { unpublished, ofDeleted, rowOf } = drafts;
  const rows = { ...given, onRemove: drafts.discard };
  return (
    <>
      {unpublished.length > 0 && (
        <Section title={draftsTexts.notPublished}>
          <FixedRows items={unpublished} {...rows} />
        </Section>
      )}
      {ofDeleted.length > 0 && (
        <Section title={draftsTexts.ofDeleted}>
          <Stack gap="2">
            {ofDeleted.map((draft) => (
              <DraftOfDeleted key={draft._id} draft={draft} rowOf={rowOf} {...rows} />
            ))}
          </Stack>
        </Section>
      )}
    </>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <Heading as="h2" size="lg" mb="4">
      {title}
    </Heading>
    {children}
  </section>
);

const FixedRows = ({ items, ...rows }: Rows & { items: ReadItem<unknown>[] }) => (
  <ItemRows items={items} all={items} movable={false} onArrange={() => {}} {...rows} />
);

interface DraftOfDeletedProps extends Rows, Pick<ItemDrafts, 'rowOf'> {
  draft: ItemDraft;
}

/** It holds only what it changes: the item's name may be in the version that was deleted. */
function DraftOfDeleted({ draft, rowOf, ...rows }: DraftOfDeletedProps) {
  const before = useRevision(revision(draft.of, draft.base[0] ?? 0));
  const item = rowOf(draft, before.state === 'loaded' ? before.value.content : {});
  return <FixedRows items={[item]} {...rows} onEdit={() => toastInfo(draftsTexts.restoreFirst)} />;
}
