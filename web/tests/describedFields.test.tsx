import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { FieldKind } from '@lamplight/content/descriptions';
import { feedbackFields } from '@lamplight/content/feedbackFields';
import { fieldsOf } from '@lamplight/content/fieldsOf';
import type { FormFields, PostedForm } from '@lamplight/content/formFields';
import { isMap } from '@lamplight/content/isMap';
import { libraryFileSchema } from '@lamplight/content/libraryFile';
import { libraryPictureSchema, newLibraryPicture } from '@lamplight/content/libraryPicture';
import { mentorFields } from '@lamplight/content/mentorFields';
import { readable } from '@lamplight/content/readable';
import { allSamples } from '@lamplight/content/samples/bySite';
import { en } from '@lamplight/content/texts/visitor/en';
import type * as z from '@lamplight/content/zod';
import { parseDocument } from 'htmlparser2';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type FieldErrors, FormProvider, set, useForm } from 'react-hook-form';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { BlocksInput } from '../src/editing/blocks/BlocksInput.tsx';
import { contentForm } from '../src/editing/form/contentForm.ts';
import { Fields } from '../src/editing/inputs/Fields.tsx';
import { FormSchema } from '../src/editing/inputs/FormSchema.ts';
import { type Connection, ConnectionContext } from '../src/firebase/connection/useConnection.ts';
import { ChoiceGroup } from '../src/forms/ChoiceGroup.tsx';
import { FormField, VisitorFormContext } from '../src/forms/FormField.tsx';
import { publicSystem } from '../src/theme/publicSystem.ts';
import { staffSystem } from '../src/theme/staffSystem.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];

const within = (nodes: readonly Node[]): Extract<Node, { attribs: object }>[] =>
  nodes.flatMap((node) => ('attribs' in node ? [node, ...within(node.children)] : []));
const textOf = (node: Node): string =>
  'data' in node ? node.data : 'children' in node ? node.children.map(textOf).join('') : '';

/** The descriptions of each control, by its name. */
function describedIn(element: ReactNode): Map<string, string[]> {
  const elements = within(parseDocument(renderToStaticMarkup(element)).children);
  const byId = new Map(elements.map((each) => [each.attribs.id, textOf(each)]));
  const controls = elements.filter(({ attribs }) => attribs.name);
  return new Map(
    controls.map(({ attribs }) => [
      attribs.name ?? '',
      (attribs['aria-describedby'] ?? '').split(' ').map((id) => byId.get(id) ?? ''),
    ]),
  );
}

const wrong = (name: string) => `${name} is wrong`;

interface EditorProps {
  schema: z.ZodType;
  content: object;
  /** The fields, each of which is wrong. */
  names: string[];
}

function Editor({ schema, content, names }: EditorProps) {
  const errors: FieldErrors = {};
  for (const name of names) set(errors, name, { type: 'custom', message: wrong(name) });
  const form = useForm({ defaultValues: content, errors });
  // Maps by address are edited by their keys.
  const of = Object.entries(content).flatMap(([key, value]) =>
    Array.isArray(value) || !isMap(value)
      ? key
      : Object.keys(value).map((each) => `${key}.${each}`),
  );
  return (
    <FormProvider {...form}>
      <FormSchema value={schema}>
        <Fields of={of} own={{ blocks: <BlocksInput name="blocks" /> }} />
      </FormSchema>
    </FormProvider>
  );
}

const session = { uid: 'one', email: 'one@site.example', role: 'manager' };

const Staff = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={staffSystem}>
    <ConnectionContext value={{} as Connection}>
      <MemoryRouter>
        <Routes>
          <Route element={<Outlet context={session} />}>
            <Route path="/" element={children} />
          </Route>
        </Routes>
      </MemoryRouter>
    </ConnectionContext>
  </ChakraProvider>
);

const picture = { address: '/pictures/one.webp', width: 1, height: 1 };
const edited: [string, z.ZodType<object>, object][] = [
  ...allSamples.map(({ name, schema, valid }): (typeof edited)[number] => [
    name,
    schema,
    Object(valid.small),
  ]),
  ['pictures', libraryPictureSchema, newLibraryPicture(picture, 'One')],
  ['files', libraryFileSchema, { title: 'One', content: `${'a'.repeat(64)}.1.pdf` }],
];

/** Kinds whose hint is about the current value. */
const ownHints: readonly (FieldKind | undefined)[] = ['picture', 'colour'];

test.each(edited)(
  'in the editor of %s, errors and hints describe their fields',
  // The first one makes the styles of all kinds of fields.
  { timeout: 30_000 },
  (_, schema, content) => {
    const { formSchema, toForm } = contentForm(schema);
    const held = toForm(readable(schema, content));
    const fields = fieldsOf(formSchema, held).filter(({ description }) => description);
    const names = fields.map(({ path }) => path);
    const described = describedIn(
      <Staff>
        <Editor schema={formSchema} content={held} names={names} />
      </Staff>,
    );
    for (const { path, description } of fields) {
      // Words in a line show the fields of one at a time: of the first wrong one.
      if (/^story\.title\.[1-9]/.test(path)) continue;
      const { hint, kind } = description ?? {};
      expect(described.get(path)?.at(-1), path).toBe(wrong(path));
      if (hint && !ownHints.includes(kind)) expect(described.get(path)?.[0], path).toBe(hint);
    }
  },
);

function VisitorForm({ fields }: { fields: FormFields }) {
  const errors = Object.fromEntries(Object.keys(fields).map((name) => [name, wrong(name)]));
  const value = { form: useForm(), posted: { errors } as PostedForm };
  return (
    <VisitorFormContext value={value}>
      {Object.entries(fields).map(([name, field]) => {
        const Field = field.options || field.kind === 'agreement' ? ChoiceGroup : FormField;
        return <Field key={name} name={name} field={field} />;
      })}
    </VisitorFormContext>
  );
}

test.each(Object.entries<FormFields>({ feedbackFields, mentorFields }))(
  'in the visitors’ %s, errors and hints describe their fields',
  (_, fields) => {
    const described = describedIn(
      <ChakraProvider value={publicSystem()}>
        <VisitorForm fields={fields} />
      </ChakraProvider>,
    );
    for (const [name, { kind, hint, wrong: own }] of Object.entries(fields)) {
      expect(described.get(name), name).toContain(own ? en[own] : wrong(name));
      // The agreement itself is the label.
      if (hint && kind !== 'agreement') expect(described.get(name), name).toContain(en[hint]);
    }
  },
);
