import { Stack } from '@chakra-ui/react/stack';
import type { z } from '@lamplight/content/zod';
import { memo, useCallback } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { EditorSection, type Section } from './EditorSection.tsx';
import { FormSchema } from './inputs/Fields.tsx';

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
    // A form that was given other values shows them once its fields have registered anew.
    // biome-ignore lint/correctness/useExhaustiveDependencies: other values are the reason
    const register: typeof form.register = useCallback(
      (...field) => form.register(...field),
      [form, resets],
    );
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
