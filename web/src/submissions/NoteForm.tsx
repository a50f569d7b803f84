import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { FormProvider } from 'react-hook-form';
import { DraftOffer } from '../editing/drafts/DraftOffer.tsx';
import { ParagraphField } from '../editing/inputs/plain.tsx';
import { SaveState } from '../editing/SaveBar.tsx';
import type { Editor } from '../editing/useContentForm.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';

interface NoteFormProps {
  editor: Editor;
  /** Whether it cannot be stored, since the entry is gone. */
  disabled: boolean;
}

/** The note of staff to an entry, saved by itself. */
export function NoteForm({ editor, disabled }: NoteFormProps) {
  const { changed, saving, draft } = editor;
  return (
    <FormProvider {...editor.form}>
      {editor.loading ? (
        <Loading />
      ) : (
        <chakra.form
          noValidate
          onSubmit={(event) => {
            // A dialog lies within its page for React, but not for the eye.
            event.stopPropagation();
            event.preventDefault();
            editor.save();
          }}
        >
          <DraftOffer editor={editor} />
          <Stack gap="4" inert={draft !== null}>
            <ParagraphField name="note" label="Note" rows={3} hint="Staff alone can read it." />
            <HStack gap="4">
              <Button
                type="submit"
                variant="outline"
                flexShrink="0"
                disabled={!changed || saving || disabled}
              >
                {saving ? 'Saving...' : 'Save note'}
              </Button>
              <SaveState editor={editor} />
            </HStack>
          </Stack>
        </chakra.form>
      )}
    </FormProvider>
  );
}
