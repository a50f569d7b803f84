import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { type Description, descriptionOf, type FieldKind } from '@lamplight/content/descriptions';
import { capital } from '@lamplight/content/fieldNames';
import { hasFields, holdsKind, schemaAt, stepsOf } from '@lamplight/content/fieldsOf';
import { keyField, newKey } from '@lamplight/content/itemKeys';
import { initialValue } from '@lamplight/content/readable';
import * as z from '@lamplight/content/zod';
import { Fragment, type ReactNode, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { ColouredWord } from '../lists/Chips.tsx';
import { ItemSummary } from '../lists/ItemSummary.tsx';
import { ListField } from '../lists/ListField.tsx';
import type { ListFieldProps } from '../lists/useListItems.ts';
import { groupNamed } from './FieldGroup.tsx';
import { FormSchema } from './FormSchema.ts';
import { inputs } from './inputs.ts';

interface FieldsProps {
  /** Their places in the form: fields, lists, and maps with all that is in them; '' is the whole form. */
  of: readonly string[];
  /** An editor's own inputs for some of the places, instead of those of their kinds. */
  own?: Readonly<Record<string, ReactNode>>;
}

/** The inputs of fields, each by its kind. */
export function Fields({ of, own = {} }: FieldsProps) {
  const schema = useContext(FormSchema);
  const { getValues } = useFormContext();
  return runsOf(placesAt(schema, of, getValues()), ({ description }) => description.group).map(
    ([first, run]) => {
      const { id, description } = first;
      const inputs = <Inputs key={id} places={run} own={own} />;
      if (!description.group) return inputs;
      const Group = groupNamed(description.group);
      return (
        <Group key={id} name={description.group} names={run.map((place) => place.name)}>
          {inputs}
        </Group>
      );
    },
  );
}

/** A field of a form. */
interface Place {
  name: string;
  /** Its React key among others: without the places of items, so that an input moves along with its item. */
  id: string;
  schema: z.ZodType;
  description: Description;
}

/** The fields within a value that have an input of their own, in the order of its schema. */
export function placesIn(schema: z.ZodType, name: string, group?: string): Place[] {
  const description = descriptionOf(schema);
  const ownGroup = description?.group ?? group;
  if (schema instanceof z.ZodObject && hasFields(schema)) {
    return Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) =>
      placesIn(field, name ? `${name}.${key}` : key, ownGroup),
    );
  }
  if (!description || withoutInput.includes(description.kind)) return [];
  const grouped = { ...description, ...(ownGroup && { group: ownGroup }) };
  return [{ name, id: name, schema, description: grouped }];
}

/** These are edited next to their pictures, or by their keys. */
const withoutInput: readonly FieldKind[] = ['alts', 'byAddress'];

/**
 * The fields of a schema at some paths.
 * @param value without it, fields in blocks are left out
 */
export const placesAt = (schema: z.ZodType, names: readonly string[], value?: unknown): Place[] =>
  names.flatMap((name, index) => {
    const at = schemaAt(schema, stepsOf(name), value);
    return at ? placesWithin(at, name, String(index)) : [];
  });

const placesWithin = (schema: z.ZodType, name: string, id: string): Place[] =>
  placesIn(schema, name).map((place) => ({ ...place, id: id + place.name.slice(name.length) }));

/** Groups adjacent items with the same key, each run with its first item. */
function runsOf<T>(items: readonly T[], keyOf: (item: T) => unknown): [first: T, run: T[]][] {
  const runs: [T, T[]][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && keyOf(last[0]) === keyOf(item)) last[1].push(item);
    else runs.push([item, [item]]);
  }
  return runs;
}

/** Narrow ones share a line, all others have their own; sizes are folded with their picture. */
function Inputs({
  places,
  own,
}: {
  places: readonly Place[];
  own: Readonly<Record<string, ReactNode>>;
}) {
  const sizes = sizesAmong(places);
  const others = places.filter((place) => ![...sizes.values()].flat().includes(place));
  return runsOf(others, isNarrow).map(([first, run]) => {
    const fields = run.map((place) =>
      place.name in own ? (
        <Fragment key={place.id}>{own[place.name]}</Fragment>
      ) : (
        <FieldInput
          key={place.id}
          {...place}
          sizes={sizes.get(place)}
          isAmongOthers={places.length > 1}
        />
      ),
    );
    return isNarrow(first) ? <SideBySide key={first.id}>{fields}</SideBySide> : fields;
  });
}

const columnsOf = (width: string) => `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`;

/** In a row as far as there is room: a time needs more width. */
const SideBySide = ({ children }: { children: ReactNode }) => (
  <Box
    display="grid"
    gridTemplateColumns={columnsOf('10rem')}
    gap="4"
    css={{ '&:has(> * > [type=datetime-local])': { gridTemplateColumns: columnsOf('14rem') } }}
  >
    {children}
  </Box>
);

/** The sizes that follow a picture, by the picture. */
function sizesAmong(places: readonly Place[]): Map<Place, Place[]> {
  const sizes = new Map<Place, Place[]>();
  let picture: Place | undefined;
  for (const place of places) {
    if (inputs[place.description.kind]?.sized) picture = place;
    else if (picture && isSize(place)) sizes.set(picture, [...(sizes.get(picture) ?? []), place]);
    else picture = undefined;
  }
  return sizes;
}

const isSize = ({ description: { kind } }: Place) => kind === 'percent' || kind === 'pixels';

const isNarrow = ({ description }: Place) => inputs[description.kind]?.narrow === true;

interface FieldInputProps extends Place {
  hint?: string | undefined;
  sizes?: readonly Place[] | undefined;
  /** Whether there are other fields, so that a list needs a heading. */
  isAmongOthers?: boolean;
}

/** The input of a field. @param hint replaces that of its description and its kind @param sizes fields folded with it */
function FieldInput({
  name,
  schema,
  description: { kind, label, required, hint: ownHint },
  hint = ownHint,
  sizes,
  isAmongOthers = false,
}: FieldInputProps) {
  if (kind === 'list')
    return isAmongOthers ? (
      <Stack gap="2">
        <Text fontSize="sm" fontWeight="500">
          {label}
        </Text>
        {hint && (
          <Text fontSize="xs" color="fg.muted">
            {hint}
          </Text>
        )}
        <ListInput name={name} />
      </Stack>
    ) : (
      <ListInput name={name} />
    );
  const input = inputs[kind];
  if (!input) throw new Error(`There is no input for ${schema.def.type} of the kind ${kind}.`);
  const { Input } = input;
  const hinted = hint !== undefined && { hint };
  return (
    <Input
      name={name}
      label={label}
      required={required}
      {...hinted}
      {...(sizes && {
        sizes: {
          names: sizes.map((size) => size.name),
          fields: (
            <SideBySide>
              {sizes.map((size) => (
                <FieldInput key={size.id} {...size} />
              ))}
            </SideBySide>
          ),
        },
      })}
    />
  );
}

type ListInputProps = Pick<ListFieldProps, 'name'> &
  Partial<Omit<ListFieldProps, 'item' | 'limit' | 'look' | 'summary'>>;

/** The input of a list, its items with all of their fields unless `children` says otherwise. */
export function ListInput({ name, ...list }: ListInputProps) {
  const form = useContext(FormSchema);
  const { getValues } = useFormContext();
  const schema = schemaAt(form, stepsOf(name), getValues());
  const { item = 'item', limit = 0 } = (schema && descriptionOf(schema)) ?? {};
  if (!(schema instanceof z.ZodArray)) throw new Error(`There is no list ${name}.`);
  const element = schema.element as z.ZodType;
  const look = lookOf(element);
  const summary = look === 'chips' ? chipOf(element) : summaryOf(element);
  return (
    <ListField
      name={name}
      item={item}
      limit={limit}
      look={look}
      summary={summary}
      picture={pictureOf(element)}
      empty={() => newItem(element)}
      {...list}
    >
      {list.children ??
        ((at) => (look === 'cards' ? <Fields of={[at]} /> : <Row schema={element} name={at} />))}
    </ListField>
  );
}

/** A folded item: its picture, its first line or date (or a title that all have), and the next text. */
export function summaryOf(element: z.ZodType, title?: string): ListFieldProps['summary'] {
  const places = placesIn(element, '');
  const namesOf = (...kinds: FieldKind[]) =>
    places.filter(({ description }) => kinds.includes(description.kind)).map(({ name }) => name);
  const [first] = title ? [] : namesOf('line', 'localTime');
  const fields = {
    title: first,
    detail: namesOf('line', 'paragraph', 'richText', 'list').find((name) => name !== first),
    picture: namesOf('picture')[0],
    files: holdsKind(element, 'file'),
  };
  return (at, name) => <ItemSummary at={at} fields={fields} untitled={title ?? capital(name)} />;
}

/** The picture of an item that has few other fields. */
function pictureOf(element: z.ZodType): string | undefined {
  const places = placesIn(element, '');
  const picture = places.find(({ description }) => description.kind === 'picture');
  return places.length <= 2 ? picture?.name : undefined;
}

/** A word and its colour. */
function chipOf(element: z.ZodType): ListFieldProps['summary'] {
  const [word, colour] = placesIn(element, '').map(({ name }) => name);
  return (at, name) => (
    <ColouredWord word={`${at}.${word}`} colour={`${at}.${colour}`} untitled={capital(name)} />
  );
}

/** A new item, with a key of its own where items have one. */
const newItem = (element: z.ZodType): object => ({
  ...(element instanceof z.ZodObject && keyField in element.shape && { [keyField]: newKey() }),
  ...Object(initialValue(element)),
});

/** A field or two of one line are a row, a word and its colour a chip. */
function lookOf(item: z.ZodType): ListFieldProps['look'] {
  const kinds = placesIn(item, '').map(({ description }) => description.kind);
  if (kinds.join() === 'line,colour') return 'chips';
  return kinds.length <= 2 && kinds.every((kind) => inputs[kind]?.inRow) ? 'rows' : 'cards';
}

/** The fields of an item of one or two. The hint of a kind would be too much in every row. */
const Row = ({ schema, name }: { schema: z.ZodType; name: string }) =>
  placesWithin(schema, name, '').map((place) => (
    <FieldInput key={place.id} {...place} hint={place.description.hint ?? ''} />
  ));
