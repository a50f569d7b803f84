import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { ErrorDialog } from '../ui/ErrorDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { DraftOffer } from './drafts/DraftOffer.tsx';
import { EditorSection, type Section } from './EditorSection.tsx';
import { EditorHistory } from './history/EditorHistory.tsx';
import { DeletedButton, type DeletedItems } from './items/deleted/DeletedButton.tsx';
import { ConflictDialog } from './merging/ConflictDialog.tsx';
import { SaveBar, type SaveBarProps } from './SaveBar.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';
import { StaffPage, type StaffPageProps } from './StaffPage.tsx';

type EditorPageProps = Omit<StaffPageProps, 'action' | 'children'> &
  Omit<SaveBarProps, 'publicPath'> & {
    /** The parts of the page in their order. */
    sections: Section[];
    /** What can be brought back, where it edits a list. */
    deleted?: DeletedItems;
  };

/** An editor: its parts, a list of them where there are several, and the button that saves. */
export function EditorPage({ sections, editor, saving, deleted, ...page }: EditorPageProps) {
  const form = useRef<HTMLFormElement>(null);
  const reload = () => window.location.reload();
  const firstWrongField = () =>
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null;
  const several = sections.length > 1;

  return (
    <FormProvider {...editor.form}>
      <StaffPage
        {...page}
        action={deleted ? <DeletedButton {...deleted} /> : <EditorHistory editor={editor} />}
      >
        {editor.loading ? (
          <Loading />
        ) : (
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: several ? '12rem 1fr' : '1fr' }}
            gap="8"
            maxW={several ? undefined : '56rem'}
            mx="auto"
          >
            {several && <SectionNavigation sections={sections} />}
            <chakra.form
              ref={form}
              noValidate
              minW="0"
              onSubmit={(event) => {
                event.preventDefault();
                editor.save();
              }}
            >
              <DraftOffer editor={editor} />
              <Stack gap="6" inert={editor.draft !== null}>
                {sections.map((section) => (
                  <EditorSection key={section.id} {...section} />
                ))}
              </Stack>
              <SaveBar editor={editor} saving={saving} publicPath={page.publicPath} />
            </chakra.form>
          </Box>
        )}
      </StaffPage>
      <ConflictDialog editor={editor} />
      <ErrorDialog
        message={editor.error}
        action={editor.loadFailed ? { label: 'Try again', run: reload } : undefined}
        onClose={editor.dismissError}
        focusAfter={firstWrongField}
      />
    </FormProvider>
  );
}
