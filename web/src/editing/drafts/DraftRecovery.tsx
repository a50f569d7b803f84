import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { lazyModule } from '../../device/lazyModule.ts';
import { Button } from '../../ui/Button.tsx';
import { whenText } from '../../ui/dateText.ts';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { firstControlIn, focusInView } from '../form/focusField.ts';
import type { Editor } from '../form/useContentForm.ts';
import { useUndo } from '../lists/useUndo.ts';
import { calloutBox, useReadOnly } from '../page/ReadOnly.tsx';
import type { LeftDraft } from './leftDrafts.ts';

const loadFields = lazyModule(() => import('../advice/changedFields.ts'));

interface DraftRecoveryProps {
  editor: Editor;
  /** The fields of the form. */
  children: ReactNode;
}

/**
 * Puts unsaved input back into the form, and says so above its fields. If several drafts contradict each other, the
 * newest is restored; the others are offered, told apart by their text.
 */
export function DraftRecovery({ editor, children }: DraftRecoveryProps) {
  const readOnly = useReadOnly();

  // After the layout effects of the fields, which listen to the form from then on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered later is restored by a button
  useLayoutEffect(() => {
    if (!readOnly) editor.beginWithDraft();
  }, [readOnly]);

  return (
    <>
      {!readOnly && <Drafts editor={editor} />}
      {children}
    </>
  );
}

/** The draft that is in the form, and the others. */
function Drafts({ editor }: { editor: Editor }) {
  const { draft, otherDrafts, restoreDraft, discardDraft, formSchema } = editor;
  const box = useRef<HTMLDivElement>(null);
  const offerUndo = useUndo();
  const hasOthers = otherDrafts.length > 0;
  const fields = useLazyModule(loadFields, hasOthers);

  if (!draft && !hasOthers) return null;
  /** The button that had the focus is removed. */
  const goOn = (done: () => void) => {
    const form = box.current?.closest('form');
    done();
    const field = firstControlIn(form);
    if (field) focusInView(field, 'nearest');
  };
  const discard = (left: LeftDraft) =>
    goOn(() => offerUndo(editingTexts.draftDiscarded, discardDraft(left)));
  return (
    <Box ref={box} role="alert" mb="6" {...calloutBox} py="5">
      <Stack gap="4">
        {draft && (
          <Row text={editingTexts.draftIsBack(whenText(new Date(draft.at)))}>
            <Button variant="outline" onClick={() => discard(draft)}>
              {editingTexts.discard}
            </Button>
          </Row>
        )}
        {hasOthers && (
          <Stack as="ul" listStyle="none" gap="4">
            {otherDrafts.map((other) => (
              <li key={other.keys[0]}>
                <Row
                  text={editingTexts.otherDraft(whenText(new Date(other.at)), draft !== null)}
                  more={fields
                    ?.changedFields({ schema: formSchema, ...other })
                    .map(fields.fieldText)
                    .filter(Boolean)
                    .join(' · ')}
                >
                  <Button variant="outline" onClick={() => discard(other)}>
                    {editingTexts.discard}
                  </Button>
                  <Button onClick={() => goOn(() => restoreDraft(other))}>
                    {commonTexts.restore}
                  </Button>
                </Row>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
      {hasOthers && editor.changed && (
        <Text mt="4" fontSize="sm" color="fg.muted">
          {editingTexts.draftsContradict}
        </Text>
      )}
    </Box>
  );
}

interface RowProps {
  text: string;
  /** The input. */
  more?: string | undefined;
  /** Its buttons. */
  children: ReactNode;
}

const Row = ({ text, more, children }: RowProps) => (
  <Box display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
    <Box minW="0" flex="1 1 16rem">
      <Text fontWeight="600">{text}</Text>
      {more && (
        <Text lineClamp="2" overflowWrap="anywhere">
          {more}
        </Text>
      )}
    </Box>
    <HStack>{children}</HStack>
  </Box>
);
