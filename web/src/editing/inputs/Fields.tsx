import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { type Description, descriptionOf, type FieldKind } from '@lamplight/content/descriptions';
import { schemaAt, stepsOf } from '@lamplight/content/fieldsOf';
import { keyField, newKey } from '@lamplight/content/itemKeys';
import { initialValue } from '@lamplight/content/readable';
import * as z from '@lamplight/content/zod';
import { type ComponentType, createContext, Fragment, type ReactNode, useContext } from 'react';
import { altsFor } from '../form/contentForm.ts';
import { ListField, type ListFieldProps } from '../lists/ListField.tsx';
import { ColourField } from './ColourField.tsx';
import { LinkField, VideoField } from './LinkField.tsx';
import { PictureField } from './PictureField.tsx';
import {
  ChoiceField,
  type FieldProps,
  NumberField,
  ParagraphField,
  PercentField,
  StoryField,
  TextField,
} from './plain.tsx';

/** The schema of what a form holds: its inputs find there what they are. */
export const FormSchema = createContext<z.ZodType>(z.object({}));

interface FieldsProps {
  /** Where they are in the form: fields, lists, maps with all that is in them; '' is all of it. */
  of: readonly string[];
  /** Inputs that an editor brings for some of the places, instead of those of their kind. */
  own?: Readonly<Record<string, ReactNode>>;
}

/** The inputs of fields, as their descriptions say: each by its kind, with its words. */
export function Fields({ of, own = {} }: FieldsProps) {
  const schema = useContext(FormSchema);
  return runsOf(placesAt(schema, of), ({ description }) => description.group).map(
    ([first, run]) => {
      const { name, description } = first;
      const inputs = <Inputs key={name} places={run} own={own} />;
      if (!description.group) return inputs;
      return (
        <Group key={name} name={description.group}>
          {inputs}
        </Group>
      );
    },
  );
}

/** A field of a form. */
interface Place {
  name: string;
  schema: z.ZodType;
  description: Description;
}

/** The fields within a value, in the order of its schema. What nobody fills in, and what is edited next to another, is left out. */
export function placesIn(schema: z.ZodType, name: string, group?: string): Place[] {
  const description = descriptionOf(schema);
  const around = description?.group ?? group;
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) =>
      placesIn(field, name ? `${name}.${key}` : key, around),
    );
  }
  if (!description || withoutInput.includes(description.kind)) return [];
  return [{ name, schema, description: { ...description, ...(around && { group: around }) } }];
}

/** What is edited next to something else, and what is edited by its keys. */
const withoutInput: readonly FieldKind[] = ['alts', 'byAddress'];

/** The fields at some places of what a schema describes. */
export const placesAt = (schema: z.ZodType, names: readonly string[]): Place[] =>
  names.flatMap((name) => {
    const at = schemaAt(schema, stepsOf(name));
    return at ? placesIn(at, name) : [];
  });

/** Items that follow each other and have the same key, each run with its first item. */
function runsOf<T>(items: readonly T[], keyOf: (item: T) => unknown): [first: T, run: T[]][] {
  const runs: [T, T[]][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && keyOf(last[0]) === keyOf(item)) last[1].push(item);
    else runs.push([item, [item]]);
  }
  return runs;
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack gap="4" role="group" aria-label={name} pt="4" borderTopWidth="1px">
    <Heading as="h3" size="md">
      {name}
    </Heading>
    {children}
  </Stack>
);

/** Side by side where there is room for as many, below each other where there is not. @param width of each at least */
const sideBySide = (width: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`,
});

/** Sizes are side by side, all else below each other. */
const Inputs = ({ places, own }: { places: Place[]; own: Readonly<Record<string, ReactNode>> }) =>
  runsOf(places, ({ description }) => isSize(description.kind)).map(([first, run]) => {
    const inputs = run.map((place) =>
      place.name in own ? (
        <Fragment key={place.name}>{own[place.name]}</Fragment>
      ) : (
        <FieldInput key={place.name} {...place} />
      ),
    );
    return isSize(first.description.kind) ? (
      <Box key={first.name} {...sideBySide('10rem')} gap="4">
        {inputs}
      </Box>
    ) : (
      inputs
    );
  });

const isSize = (kind: FieldKind) => kind === 'percent' || kind === 'pixels';

const inputs: Partial<Record<FieldKind, ComponentType<FieldProps>>> = {
  line: TextField,
  email: TextField,
  phone: TextField,
  paragraph: ParagraphField,
  story: StoryField,
  link: LinkField,
  video: VideoField,
  percent: PercentField,
  pixels: NumberField,
  colour: ColourField,
};

/** The input of a field. @param hint what is said instead of what its description or its kind says */
function FieldInput({ name, schema, description, hint }: Place & { hint?: string }) {
  const form = useContext(FormSchema);
  const { kind, label, required, portrait = false, icon = false, choices = {} } = description;
  const said = hint ?? description.hint;
  const field = { name, label, required, ...(said !== undefined && { hint: said }) };
  if (kind === 'list') return <ListInput name={name} />;
  if (kind === 'choice') return <ChoiceField {...field} choices={choices} />;
  if (kind === 'picture') {
    return <PictureField {...field} portrait={portrait} icon={icon} alts={altsFor(form, name)} />;
  }
  const Input = inputs[kind];
  if (!Input) throw new Error(`There is no input for ${schema.def.type} of the kind ${kind}.`);
  return <Input {...field} />;
}

type ListInputProps = Pick<ListFieldProps, 'name'> &
  Partial<Omit<ListFieldProps, 'item' | 'limit' | 'compact'>>;

/** The input of a list, its items with all of their fields unless `children` says otherwise. */
export function ListInput({ name, ...list }: ListInputProps) {
  const form = useContext(FormSchema);
  const schema = schemaAt(form, stepsOf(name));
  const { item = 'item', limit = 0 } = (schema && descriptionOf(schema)) ?? {};
  if (!(schema instanceof z.ZodArray)) throw new Error(`There is no list ${name}.`);
  const element = schema.element as z.ZodType;
  const compact = isCompact(element);
  return (
    <ListField
      name={name}
      item={item}
      limit={limit}
      compact={compact}
      empty={() => newItem(element)}
      {...list}
    >
      {list.children ??
        ((at) => (compact ? <Row schema={element} name={at} /> : <Fields of={[at]} />))}
    </ListField>
  );
}

/** A new item, with a key of its own where items have one. */
const newItem = (element: z.ZodType): object => ({
  ...(element instanceof z.ZodObject && keyField in element.shape && { [keyField]: newKey() }),
  ...Object(initialValue(element)),
});

const rowKinds: readonly FieldKind[] = ['line', 'link', 'colour'];

/** Whether an item is a field or two of one line, which are a row. */
function isCompact(item: z.ZodType): boolean {
  const places = placesIn(item, '');
  return (
    places.length <= 2 && places.every(({ description }) => rowKinds.includes(description.kind))
  );
}

/** An item of a field or two. What is always said of a kind is too much for each of many rows. */
function Row({ schema, name }: { schema: z.ZodType; name: string }) {
  const places = placesIn(schema, name);
  return (
    <Box {...sideBySide('12rem')} gap="3">
      {places.map((place) => (
        <FieldInput key={place.name} {...place} hint={place.description.hint ?? ''} />
      ))}
    </Box>
  );
}
