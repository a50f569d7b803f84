import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { draftsTexts } from '@lamplight/content/texts/staffArea/drafts';
import { plannedTexts } from '@lamplight/content/texts/staffArea/planned';
import { useState } from 'react';
import { lazyModule } from '../../device/lazyModule.ts';
import { Button } from '../../ui/Button.tsx';
import { Collapsible } from '../../ui/Collapsible.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { whenText } from '../../ui/dateText.ts';
import { reportNotLoaded, useLazyModule } from '../../ui/useLazyModule.ts';
import type { Editor } from '../form/useContentForm.ts';
import { calloutBox, useReadOnly } from '../page/ReadOnly.tsx';
import { useNameOf } from '../page/useStaff.ts';
import { DraftComments, ShareDraft } from '../review/DraftReview.tsx';
import { useDiscard } from './useDiscard.ts';
import { usePlanning } from './usePlanning.tsx';

type Publishing = NonNullable<Editor['publishing']>;

const discardQuestion = {
  title: draftsTexts.discardQuestion,
  text: draftsTexts.discardExplanation,
  yes: draftsTexts.discardAll,
  destructive: true,
};

/** Says that a form edits a draft, or that there is one, with its actions. */
export function DraftNotice({ editor }: { editor: Editor }) {
  const { publishing, changed, saving, uploading } = editor;
  const nameOf = useNameOf();
  const readOnly = useReadOnly();
  const { discard, busy } = useDiscard();
  const planning = usePlanning(editor);
  const confirm = useConfirm();
  if (publishing?.isOverClosed && !busy)
    return (
      <Text role="status" mb="6" {...calloutBox}>
        {draftsTexts.closedMeanwhile}
      </Text>
    );
  if (!publishing?.lastSave) return null;
  if (!isThere(publishing)) return <LastComments {...publishing} />;
  const { isOpen, isNew, lastSave, hasConflict, choose, settle, plan } = publishing;
  const discardAll = async () => {
    if (changed && !(await confirm(discardQuestion))) return;
    await discard(async () => {
      const undo = await publishing.discard();
      // Text typed over the draft isn't to be saved over the live page.
      editor.discardChanges();
      return undo;
    });
  };
  const text = isOpen ? draftsTexts.editing : draftsTexts.elsewhere;
  return (
    <Stack as="section" aria-label={draftsTexts.draft} mb="6" gap="3" {...calloutBox}>
      <HStack flexWrap="wrap" justifyContent="space-between" gap="3">
        <Text role="status" flex="1 1 16rem">
          {text(whenText(lastSave.at), nameOf(lastSave.by))}
        </Text>
        <HStack flexWrap="wrap" gap="2">
          {/* Unsaved changes belong to the text that they change. */}
          {!isNew && !changed && (
            <Button variant="ghost" size="sm" onClick={() => choose(!isOpen)}>
              {isOpen ? draftsTexts.toLive : draftsTexts.open}
            </Button>
          )}
          {isOpen && !readOnly && (
            <>
              <ShareDraft {...publishing} />
              {!plan && (
                <Button
                  variant="outline"
                  size="sm"
                  disabled={busy || saving}
                  onClick={planning.begin}
                >
                  {plannedTexts.button}
                </Button>
              )}
              <Button
                variant="outline"
                size="sm"
                disabled={busy || saving || uploading}
                onClick={discardAll}
              >
                {draftsTexts.discard}
              </Button>
            </>
          )}
        </HStack>
      </HStack>
      {planning.parts}
      {isOpen && !isNew && <Changes editor={editor} />}
      {isOpen && !readOnly && <DraftComments {...publishing} />}
      {hasConflict && <DraftConflict settle={settle} />}
    </Stack>
  );
}

const isThere = ({ isOpen, isElsewhere }: Publishing) => isOpen || isElsewhere;

/** The comments on the last draft: it may be published before anyone has read them. */
const LastComments = (publishing: Publishing) =>
  useReadOnly() ? null : <DraftComments {...publishing} isClosed />;

/** Says that the live page has changed where the draft has too. */
function DraftConflict({ settle }: { settle: () => void }) {
  const readOnly = useReadOnly();
  return (
    <HStack flexWrap="wrap" justifyContent="space-between" gap="3">
      <Text flex="1 1 16rem">{draftsTexts.conflict}</Text>
      {!readOnly && (
        <Button size="sm" onClick={settle}>
          {draftsTexts.settle}
        </Button>
      )}
    </HStack>
  );
}

const loadChanges = lazyModule(() => import('../history/ChangeList.tsx'));

/** The changes for visitors when a draft is published, shown on request. */
function Changes({ editor: { publishing, form, formSchema, read } }: { editor: Editor }) {
  const [isWanted, setWanted] = useState(false);
  const list = useLazyModule(loadChanges, isWanted, reportNotLoaded);
  return (
    <Collapsible onToggle={({ currentTarget }) => setWanted(currentTarget.open)}>
      <summary>{draftsTexts.changes}</summary>
      {isWanted && list && (
        <list.ChangeList
          before={read(publishing?.live)}
          after={form.formState.defaultValues ?? {}}
          schema={formSchema}
        />
      )}
    </Collapsible>
  );
}
