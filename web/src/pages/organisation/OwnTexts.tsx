import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { searchableText } from '@lamplight/content/canonical';
import { derivedKey, keyField } from '@lamplight/content/itemKeys';
import { textLimits } from '@lamplight/content/limits';
import type { OwnText as StoredText } from '@lamplight/content/organisation';
import { shownLine } from '@lamplight/content/shownText';
import { organisationTexts } from '@lamplight/content/texts/staffArea/organisation';
import { en } from '@lamplight/content/texts/visitor/en';
import { idOf } from '@lamplight/content/texts/visitor/ids';
import { placeholdersIn, type TextKey } from '@lamplight/content/texts/visitor/keys';
import { loadTranslation } from '@lamplight/content/texts/visitor/loadTexts';
import { type ReactNode, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useFieldError } from '../../editing/inputs/FieldFrame.tsx';
import { FieldInput, FieldParts } from '../../editing/inputs/FieldParts.tsx';
import { useRead } from '../../editing/page/useRead.ts';
import { Collapsible } from '../../ui/Collapsible.tsx';
import { FindField } from '../../ui/FindField.tsx';

type PlaceOf<Key> = Key extends `${infer Place}.${string}` ? Place : never;

/** The texts about privacy have an editor of their own. */
const placeNames: Record<Exclude<PlaceOf<TextKey>, 'privacy'>, string> = organisationTexts.places;

const places = Object.entries(placeNames).map(([place, name]) => ({
  name,
  keys: (Object.keys(en) as TextKey[]).filter((key) => key.startsWith(`${place}.`)),
}));

/** The fixed texts by place, each with the organisation's own wording. */
export function OwnTexts() {
  const { field } = useController({ name: 'texts' });
  const textOf = useLanguage(useWatch({ name: 'language' }));
  const [{ searchText, found }, setSearch] = useState({ searchText: '', found: [] as TextKey[] });
  const texts: StoredText[] = field.value ?? [];
  const own = new Map(texts.map(({ word, instead }) => [word, instead]));

  const change = (word: TextKey, instead: string) => {
    const others = texts.filter((text) => text.word !== word);
    if (shownLine(instead) === '') return field.onChange(others);
    const isThere = texts.length > others.length;
    field.onChange(
      isThere
        ? texts.map((text) => (text.word === word ? { ...text, instead } : text))
        : [...texts, { [keyField]: derivedKey(word), word, instead }],
    );
  };
  // One that gets a wording of its own stays where it is until the editor is opened again.
  const [ownAtFirst] = useState(() => texts.map(({ word }) => word as TextKey));
  /** Searches once: a text stays while its wording is typed. */
  const onFind = (searchText: string) => {
    const words = searchableText(searchText);
    const isFound = (key: TextKey) =>
      searchableText(`${en[key]} ${textOf(key)} ${own.get(key) ?? ''}`).includes(words);
    setSearch({ searchText, found: places.flatMap(({ keys }) => keys).filter(isFound) });
  };
  const input = (key: TextKey) => (
    <OwnText
      key={key}
      text={textOf(key)}
      value={own.get(key) ?? ''}
      name={`texts.${texts.findIndex(({ word }) => word === key)}.instead`}
      onChange={(instead) => change(key, instead)}
    />
  );
  const isFinding = searchText.length > 1;
  const others = places.map(({ name, keys }) => ({
    name,
    keys: keys.filter((key) => (isFinding ? found.includes(key) : !ownAtFirst.includes(key))),
  }));
  const groups = others
    .filter(({ keys }) => keys.length > 0)
    .map(({ name, keys }) => (
      <Fold key={name} label={organisationTexts.place(name, keys.length)} open={isFinding}>
        {() => keys.map(input)}
      </Fold>
    ));

  return (
    <Stack gap="4">
      <FindField
        label={organisationTexts.findText}
        name="texts"
        value={searchText}
        onFind={onFind}
        maxW="24rem"
        // It would save the whole form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Text role="status" fontSize="sm" color="fg.muted">
        {organisationTexts.ownTexts(texts.length)}
      </Text>
      {isFinding ? (
        groups
      ) : (
        <>
          {ownAtFirst.filter((key) => key in en).map(input)}
          <Fold label={organisationTexts.allTexts(others.flatMap(({ keys }) => keys).length)}>
            {() => groups}
          </Fold>
        </>
      )}
    </Stack>
  );
}

interface FoldProps {
  label: string;
  /** Whether something in it was looked for. */
  open?: boolean;
  children: () => ReactNode;
}

/** Texts that are there once someone wants to see them. */
function Fold({ label, open = false, children }: FoldProps) {
  const [unfolded, setUnfolded] = useState(false);
  return (
    <Collapsible
      open={open || unfolded}
      onToggle={({ currentTarget }) => open || setUnfolded(currentTarget.open)}
    >
      <summary>{label}</summary>
      {(open || unfolded) && (
        <Stack gap="4" pt="2">
          {children()}
        </Stack>
      )}
    </Collapsible>
  );
}

interface OwnTextProps {
  /** Where the form holds the own wording, once there is one. */
  name: string;
  /** As the site has it. */
  text: string;
  value: string;
  onChange: (instead: string) => void;
}

function OwnText({ name, text, value, onChange }: OwnTextProps) {
  const placeholders = placeholdersIn(text).map((name) => `{${name}}`);
  return (
    <FieldParts
      label={text}
      hint={placeholders.length > 0 && organisationTexts.keepGaps(placeholders.join(', '))}
      error={useFieldError(name)}
    >
      <FieldInput
        placeholder={text}
        value={value}
        maxLength={textLimits.line}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldParts>
  );
}

/** The texts of a language, with their placeholders; English until they are loaded, and where they can't be. */
function useLanguage(chosen: string): (key: TextKey) => string {
  const [read] = useRead(() => loadTranslation(chosen), [chosen]);
  const translation: Readonly<Record<string, string>> =
    (read.state === 'loaded' && read.value) || {};
  return (key) => translation[idOf(key)] ?? en[key];
}
