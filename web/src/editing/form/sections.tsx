import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { descriptionAt } from '@lamplight/content/fieldNames';
import { stepsOf } from '@lamplight/content/fieldsOf';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import type * as z from '@lamplight/content/zod';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { PaleLines } from '../../ui/LoadingLines.tsx';
import { Fields, placesAt, placesIn } from '../inputs/Fields.tsx';
import { FormSchema } from '../inputs/FormSchema.ts';
import { FieldStack } from '../page/ReadOnly.tsx';
import { goToPart, titleIdOf } from './focusField.ts';
import { useRegister } from './hookForm.ts';
import { lazyLayout } from './lazyLayout.ts';

/** One part of an editor. */
export interface Section {
  /** Where links within the page lead. */
  id: string;
  /** Its heading; empty if its content has one. */
  title: string;
  /** Where visitors see this part, if that is not obvious. */
  hint?: string;
  fields: ReactNode;
}

/** A part of an editor: which fields and groups of fields are in it. */
export interface Part<At extends string> extends Pick<Section, 'id' | 'hint'> {
  /** Its name, if it differs from that of its first group. */
  title?: string;
  of: readonly At[];
  /** Inputs of the editor's own, instead of those of the fields' kinds. */
  own?: Readonly<Record<string, ReactNode>>;
}

/**
 * The parts of an editor, which together have all fields of its schema, each once.
 * @throws Error if a field is missing, and so could not be edited, or is there twice
 */
export function sectionsOf<Schema extends z.ZodObject>(
  schema: Schema,
  parts: readonly Part<Path<z.infer<Schema>>>[],
): Section[] {
  const wanted = placesIn(schema, '').map(({ name }) => name);
  const there = parts.flatMap(({ of }) => placesAt(schema, of).map(({ name }) => name));
  const missing = wanted.filter((name) => !there.includes(name));
  const doubled = there.filter((name, at) => there.indexOf(name) !== at);
  const errors = [
    ...missing.map((name) => `Field ${name} is in no section: add it to \`of\` in the editor.`),
    ...doubled.map((name) => `Field ${name} is in two sections: leave it in one \`of\`.`),
  ];
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return parts.map(({ of, own, title, ...part }) => ({
    ...part,
    title: title ?? descriptionAt(schema, stepsOf(of[0] ?? ''))?.label ?? '',
    fields: <Fields of={of} {...(own && { own })} />,
  }));
}

interface EditorSectionsProps {
  form: UseFormReturn;
  /** Schema of what the form holds. */
  schema: z.ZodType;
  /** How often the form was given other values. */
  resets: number;
  /** A stable array as long as nothing in it changes, so that a large form is not rendered again. */
  sections: Section[];
}

/** The parts of an editor. Each field follows its own value and error, and nothing else. */
export const EditorSections = memo(({ form, schema, resets, sections }: EditorSectionsProps) => {
  const register = useRegister(form, resets);
  // The first part can be used before the others are rendered, which gives way to typing.
  const others = useDeferredValue(true, false);
  return (
    <FormProvider {...form} register={register}>
      <FormSchema value={schema}>
        <FieldStack>
          {sections.map((section, index) => (
            <EditorSection key={section.id} {...section} shown={index === 0 || others} />
          ))}
        </FieldStack>
      </FormSchema>
    </FormProvider>
  );
});

/** The styles of the box around a part. */
const box = {
  bg: 'bg.panel',
  borderRadius: '2xl',
  boxShadow: 'card',
  p: { base: '5', md: '8' },
} as const;

/** Placeholders for the first parts of an editor while it loads. */
export const LoadingSections = ({ sections }: Pick<EditorSectionsProps, 'sections'>) => (
  <Stack gap="6" minW="0">
    <VisuallyHidden role="status">{commonTexts.loading}</VisuallyHidden>
    {sections.slice(0, 3).map(({ id, title }) => (
      <Box key={id} {...box}>
        {title && (
          <Heading as="div" size="lg" mb="5" aria-hidden>
            {title}
          </Heading>
        )}
        <PaleLines lines={6} />
      </Box>
    ))}
  </Stack>
);

/** A part under its heading, to which the list of parts leads. */
function EditorSection({ id, title, hint, fields, shown }: Section & { shown: boolean }) {
  return (
    <Box
      as="section"
      id={id}
      aria-labelledby={title ? titleIdOf(id) : undefined}
      aria-busy={!shown || undefined}
      {...box}
    >
      {title && (
        <Heading as="h2" size="lg" id={titleIdOf(id)} tabIndex={-1} outline="none">
          {title}
        </Heading>
      )}
      {hint && (
        <Text color="fg.muted" mt={title ? '1' : undefined}>
          {hint}
        </Text>
      )}
      <Stack
        gap="5"
        mt={title || hint ? '5' : undefined}
        mx="-1"
        mb="-1"
        p="1"
        {...lazyLayout('60rem')}
      >
        {shown && fields}
      </Stack>
    </Box>
  );
}

const SectionLink = chakra(Link, {
  base: {
    display: 'block',
    px: '3',
    py: '1.5',
    fontSize: 'sm',
    fontWeight: '600',
    color: 'brand.fg',
    borderRadius: 'md',
    _hover: { bg: 'brand.muted' },
  },
});

interface SectionNavigationProps {
  sections: Pick<Section, 'id' | 'title'>[];
  row: boolean;
}

/** The parts of a page, to go to one at once: in a row above them, or next to them if there is room. */
export const SectionNavigation = memo(({ sections, row }: SectionNavigationProps) => {
  // A link to a part alone would leave the page that the query names.
  const { search, state } = useLocation();
  return (
    <chakra.nav
      aria-label={editingTexts.partsOfPage}
      display={row ? 'block' : { base: 'none', lg: 'block' }}
    >
      <chakra.ul
        listStyle="none"
        {...(row
          ? // Its texts begin where the title does.
            { display: 'flex', flexWrap: 'wrap', ms: '-3', mb: '4' }
          : // Between both bars, where many parts scroll by themselves.
            { position: 'sticky', top: '6rem', maxH: 'calc(100vh - 12rem)', overflowY: 'auto' })}
      >
        {sections.map(({ id, title }) => (
          <li key={id}>
            <SectionLink
              to={`${search}#${id}`}
              state={state}
              preventScrollReset
              onClick={() => goToPart(id)}
            >
              {title}
            </SectionLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
});
