import { Stack } from '@chakra-ui/react/stack';
import { memo } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { EditorSection, type Section } from './EditorSection.tsx';

interface EditorSectionsProps {
  form: UseFormReturn;
  /** The same array as long as nothing in it changes: a large form is not to be rendered anew. */
  sections: Section[];
  /** Nothing can be typed before it is decided what becomes of a draft. */
  inert: boolean;
}

/** The parts of an editor. Each field follows its own value and error, and nothing else. */
export const EditorSections = memo(({ form, sections, inert }: EditorSectionsProps) => (
  <FormProvider {...form}>
    <Stack gap="6" inert={inert}>
      {sections.map((section) => (
        <EditorSection key={section.id} {...section} />
      ))}
    </Stack>
  </FormProvider>
));
