import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultSystem } from '@chakra-ui/react/preset';
import { describe, expect, test } from 'vitest';
import { staffSystem } from './staffSystem.ts';

const textsOf = (pattern: string) =>
  globSync(fileURLToPath(new URL(pattern, import.meta.url)))
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'));

const found = (texts: string[], pattern: RegExp) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];

const code = textsOf('../**/*.{ts,tsx}');

const isLook = ({ isRecipe, isSlotRecipe }: typeof defaultSystem, name: string) =>
  isRecipe(name) || isSlotRecipe(name);

/** The recipes that the imported components of Chakra look up. */
const looks = found(
  found(code, /from '@chakra-ui\/react\/([a-z-]+)'/g).flatMap((name) =>
    textsOf(`../../../node_modules/@chakra-ui/react/dist/esm/components/${name}/*.js`),
  ),
  /key: "(\w+)"/g,
).filter((name) => isLook(defaultSystem, name));

describe('Chakra', () => {
  test('the recipes of all components are found', () => {
    expect(looks).toEqual(expect.arrayContaining(['dialog', 'field', 'input', 'table', 'toast']));
  });

  test.each(looks)('the component %s has its recipe', (name) => {
    expect(isLook(staffSystem, name)).toBe(true);
  });

  test('the code uses no colour that the staff area leaves out', () => {
    const leftOut = defaultSystem.tokens.allTokens
      .filter(({ extensions: { category } }) => category === 'colors')
      .map(({ name }) => name.replace(/^colors\./, ''))
      .filter((name) => staffSystem.token(`colors.${name}`) === undefined);
    expect(leftOut).toContain('teal.500');
    const named = new Set(found(code, /["'{]([a-zA-Z]+(?:\.[a-z0-9]+)?)["'}]/g));
    expect(leftOut.filter((name) => named.has(name))).toEqual([]);
  });
});
