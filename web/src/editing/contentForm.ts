import type { z } from '@lamplight/content/zod';

/** How content of one kind becomes the values of a form, and those become content again. */
export interface ContentForm<Content extends object, Form extends object = Content> {
  /** Schema of the stored content. */
  schema: z.ZodType<Content>;
  /** Schema of what the form holds. */
  formSchema: z.ZodType<Form>;
  toForm: (content: Content) => Form;
  fromForm: (form: Form) => Content;
}

/** Content that a form can hold as it is. */
export const plainForm = <Content extends object>(
  schema: z.ZodType<Content>,
): ContentForm<Content> => ({
  schema,
  formSchema: schema,
  toForm: (content) => content,
  fromForm: (form) => form,
});
