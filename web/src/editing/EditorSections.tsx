import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { z } from '@lamplight/content/zod';
import { memo, type ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useRegister } from './hookForm.ts';
import { FormSchema } from './inputs/Fields.tsx';
import { laidOutInSight } from './laidOutInSight.ts';

interface EditorSectionsProps {
  form: UseFormReturn;
  /** Schema of what the form holds. */
  schema: z.ZodType;
  /** How often the form was given other values. */
  resets: number;
  /** The same array as long as nothing in it changes: a large form is not to be rendered anew. */
  sections: Section[];
  /** Nothing can be typed before it is decided what becomes of a draft. */
  inert: boolean;
}

/** The parts of an editor. Each field follows its own value and error, and nothing else. */
export const EditorSections = memo(
  ({ form, schema, resets, sections, inert }: EditorSectionsProps) => {
    const register = useRegister(form, resets);
    return (
      <FormProvider {...form} register={register}>
        <FormSchema value={schema}>
          <Stack gap="6" inert={inert}>
            {sections.map((section) => (
              <EditorSection key={section.id} {...section} />
            ))}
          </Stack>
        </FormSchema>
      </FormProvider>
    );
  },
);

/** One part of an editor. */
export interface Section {
  /** Where links within the page lead. */
  id: string;
  title: string;
  /** What visitors see of this part, where that is not plain. */
  hint?: string;
  fields: ReactNode;
}

/** One part of an editor, under a heading that the list of parts leads to. */
function EditorSection({ id, title, hint, fields }: Section) {
  return (
    <Box
      as="section"
      id={id}
      aria-labelledby={`${id}-title`}
      bg="bg.panel"
      borderRadius="2xl"
      boxShadow="card"
      p={{ base: '5', md: '8' }}
    >
      <Heading as="h2" size="lg" id={`${id}-title`}>
        {title}
      </Heading>
      {hint && (
        <Text color="fg.muted" mt="1">
          {hint}
        </Text>
      )}
      <Stack gap="5" mt="5" mx="-1" mb="-1" p="1" {...laidOutInSight('60rem')}>
        {fields}
      </Stack>
    </Box>
  );
}

const SectionLink = chakra('a', {
  base: { display: 'block', px: '3', py: '1.5', borderRadius: 'md', _hover: { bg: 'brand.muted' } },
});

interface SectionNavigationProps {
  sections: Section[];
  /** Above the parts, or beside them. */
  row: boolean;
}

/** The parts of an editor, to go to one at once. */
export const SectionNavigation = ({ sections, row }: SectionNavigationProps) => (
  <chakra.nav aria-label="Parts of this page" display={{ base: 'none', lg: 'block' }}>
    <chakra.ul
      listStyle="none"
      {...(row
        ? { display: 'flex', flexWrap: 'wrap', mb: '4' }
        : { position: 'sticky', top: '6rem' })}
    >
      {sections.map(({ id, title }) => (
        <li key={id}>
          <SectionLink href={`#${id}`}>{title}</SectionLink>
        </li>
      ))}
    </chakra.ul>
  </chakra.nav>
);
