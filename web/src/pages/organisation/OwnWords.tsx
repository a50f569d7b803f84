import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { searchableText } from '@lamplight/content/canonical';
import { derivedKey, keyField } from '@lamplight/content/itemKeys';
import type { OwnText } from '@lamplight/content/organisation';
import { gapsIn, type Word, wordsByPlace } from '@lamplight/content/words';
import { type ReactNode, useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useFieldError } from '../../editing/inputs/FieldFrame.tsx';
import { FieldInput, FieldParts } from '../../editing/inputs/FieldParts.tsx';
import { Collapsible } from '../../ui/Collapsible.tsx';
import { loadWords } from '../../ui/dictionaries.ts';
import { FindField } from '../../ui/FindField.tsx';
import { type Words, wordsOf } from '../../ui/words.ts';

const places = Object.entries<readonly Word[]>(wordsByPlace);

/** The fixed texts by where they are, each with what is said instead of it. */
export function OwnWords() {
  const { field } = useController({ name: 'texts' });
  const words = useLanguage(useWatch({ name: 'language' }));
  const [sought, setSought] = useState('');
  const texts: OwnText[] = field.value ?? [];
  const own = new Map(texts.map(({ word, instead }) => [word, instead]));

  const say = (word: Word, instead: string) => {
    const others = texts.filter((text) => text.word !== word);
    if (instead === '') return field.onChange(others);
    const isThere = texts.length > others.length;
    field.onChange(
      isThere
        ? texts.map((text) => (text.word === word ? { ...text, instead } : text))
        : [...texts, { [keyField]: derivedKey(word), word, instead }],
    );
  };
  const isSought = (word: Word) =>
    searchableText(`${word} ${words.say(word)} ${own.get(word) ?? ''}`).includes(
      searchableText(sought),
    );
  const found = places.map(([place, all]) => ({ place, all: all.filter(isSought) }));

  return (
    <Stack gap="4">
      <FindField label="Find a text" value={sought} onFind={setSought} maxW="24rem" />
      {found
        .filter(({ all }) => all.length > 0)
        .map(({ place, all }) => (
          <Place key={place} name={place} count={all.length} open={sought.length > 1}>
            {all.map((word) => (
              <OwnWord
                key={word}
                meant={words.say(word)}
                value={own.get(word) ?? ''}
                name={`texts.${texts.findIndex((text) => text.word === word)}.instead`}
                onChange={(instead) => say(word, instead)}
              />
            ))}
          </Place>
        ))}
      <Text role="status" fontSize="sm" color="fg.muted">
        {texts.length === 1 ? '1 text is' : `${texts.length} texts are`} in your own words.
      </Text>
    </Stack>
  );
}

interface PlaceProps {
  name: string;
  count: number;
  /** Whether what is in it was looked for. */
  open: boolean;
  children: ReactNode;
}

/** The texts of one place, which are there once someone wants to see them. */
function Place({ name, count, open, children }: PlaceProps) {
  const [unfolded, setUnfolded] = useState(false);
  return (
    <Collapsible
      open={open || unfolded}
      onToggle={({ currentTarget }) => open || setUnfolded(currentTarget.open)}
    >
      <summary>
        {name} ({count})
      </summary>
      {(open || unfolded) && (
        <Stack gap="4" pt="2">
          {children}
        </Stack>
      )}
    </Collapsible>
  );
}

interface OwnWordProps {
  /** Where the form holds what is said instead, once there is such a text. */
  name: string;
  /** The text, as the site says it. */
  meant: string;
  value: string;
  onChange: (instead: string) => void;
}

function OwnWord({ name, meant, value, onChange }: OwnWordProps) {
  const gaps = gapsIn(meant).map((name) => `{${name}}`);
  return (
    <FieldParts
      label={meant}
      hint={gaps.length > 0 && `Keep ${gaps.join(', ')}: the site fills it in`}
      error={useFieldError(name)}
    >
      <FieldInput value={value} onChange={({ target }) => onChange(target.value)} />
    </FieldParts>
  );
}

/** The texts of a language; English until they are loaded, and where they cannot be. */
function useLanguage(language: string): Words {
  const [words, setWords] = useState(() => wordsOf('en'));
  useEffect(() => {
    let gone = false;
    loadWords({ language }).then(
      (loaded) => gone || setWords(loaded),
      (error) => console.info('A language could not be loaded:', error),
    );
    return () => {
      gone = true;
    };
  }, [language]);
  return words;
}
