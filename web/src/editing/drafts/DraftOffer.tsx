import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { late } from '../../device/late.ts';
import { Button } from '../../ui/Button.tsx';
import { useLate } from '../../ui/useLate.ts';
import { noticeBox, useReadOnly } from '../ReadOnly.tsx';
import type { Editor } from '../useContentForm.ts';
import { whenText } from '../whenText.ts';

const loadFields = late(() => import('../advice/changedFields.ts'));

/**
 * Offers what was left unsaved in an editor, before anything else is typed there. Where there are
 * several that contradict each other, what was typed tells them apart.
 */
export function DraftOffer({ editor }: { editor: Editor }) {
  const { drafts, restoreDraft, discardDraft, formSchema } = editor;
  const several = drafts.length > 1;
  const fields = useLate(loadFields, several);
  if (useReadOnly() || drafts.length === 0) return null;
  return (
    <Box role="alert" mb="6" {...noticeBox} py="5">
      <Stack as="ul" listStyle="none" gap="4">
        {drafts.map((draft) => (
          <Box
            key={draft.keys[0]}
            as="li"
            display="flex"
            flexWrap="wrap"
            gap="4"
            alignItems="center"
            justifyContent="space-between"
          >
            <Box minW="0" flex={several ? '1 1 16rem' : undefined}>
              <Text fontWeight="600">
                You have unsaved changes from {whenText(new Date(draft.at))}.
              </Text>
              {fields && (
                <Text lineClamp="2" overflowWrap="anywhere">
                  {fields
                    .changedFields({ schema: formSchema, ...draft })
                    .map(fields.fieldText)
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              )}
            </Box>
            <HStack>
              <Button variant="outline" onClick={() => discardDraft(draft)}>
                Discard
              </Button>
              <Button onClick={() => restoreDraft(draft)}>Restore</Button>
            </HStack>
          </Box>
        ))}
      </Stack>
      {several && (
        <Text mt="4" fontSize="sm" color="fg.muted">
          They cannot be restored together. What you leave here is offered again after you have
          saved.
        </Text>
      )}
    </Box>
  );
}
