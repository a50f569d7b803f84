import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { LuExternalLink } from 'react-icons/lu';
import { ErrorDialog } from '../ui/ErrorDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { Editor } from './useEditor.ts';

interface EditorPageProps {
  title: string;
  /** Where visitors see what is edited here. */
  publicPath: string;
  /** The parts of the page, by id and title, in their order. */
  parts: { id: string; title: string }[];
  editor: Editor;
  children: ReactNode;
}

const PartLink = chakra('a', {
  base: { display: 'block', px: '3', py: '1.5', borderRadius: 'md', _hover: { bg: 'brand.muted' } },
});

/** An editor: its parts beside a list of them, the button that saves, and what went wrong. */
export function EditorPage({ title, publicPath, parts, editor, children }: EditorPageProps) {
  const reload = () => window.location.reload();
  return (
    <FormProvider {...editor.form}>
      <title>{`${title} · Staff area`}</title>
      <Box bg="linear-gradient({colors.brand.100}, {colors.paper} 30rem)" pb="12">
        <Container maxW="84rem" py={{ base: '6', md: '10' }}>
          <Box display="flex" flexWrap="wrap" gap="4" justifyContent="space-between" mb="8">
            <Heading as="h1">{title}</Heading>
            <chakra.a
              href={publicPath}
              target="_blank"
              rel="noopener"
              display="inline-flex"
              alignItems="center"
              gap="2"
              color="brand.fg"
              fontWeight="600"
            >
              See it in public <LuExternalLink aria-hidden size="16" />
            </chakra.a>
          </Box>
          {editor.loading ? (
            <Loading />
          ) : (
            <Box display="grid" gridTemplateColumns={{ base: '1fr', lg: '12rem 1fr' }} gap="8">
              <chakra.nav aria-label="Parts of this page" display={{ base: 'none', lg: 'block' }}>
                <chakra.ul position="sticky" top="6rem" listStyle="none">
                  {parts.map((part) => (
                    <li key={part.id}>
                      <PartLink href={`#${part.id}`}>{part.title}</PartLink>
                    </li>
                  ))}
                </chakra.ul>
              </chakra.nav>
              <chakra.form
                noValidate
                minW="0"
                onSubmit={(event) => {
                  event.preventDefault();
                  editor.save();
                }}
              >
                <Stack gap="6">{children}</Stack>
                <SaveBar editor={editor} />
              </chakra.form>
            </Box>
          )}
        </Container>
      </Box>
      <ErrorDialog
        message={editor.error}
        action={editor.loadFailed ? { label: 'Try again', run: reload } : undefined}
        onClose={editor.dismissError}
      />
    </FormProvider>
  );
}
