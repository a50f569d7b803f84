import { describe, expect, test } from 'vitest';
import { rules } from '../asking/emulator.ts';
import { allMutants } from './all.ts';
import { listedSurvivors } from './survivors.ts';

/** What becomes of a line within a function. */
const mutantsOf = (line: string) =>
  allMutants(`    function isOf(data) {\n      ${line}\n    }\n`).map(({ rules: mutated }) =>
    mutated.split('\n')[1]?.trim(),
  );

describe('a line is changed in one place at a time:', () => {
  test('operands are left out and negated', () => {
    const mutants = mutantsOf('return a(data) && (b.c in d || isE(f));');
    expect(mutants).toEqual([
      'return a(data) && (false || isE(f));',
      'return a(data) && (!(b.c in d) || isE(f));',
      'return a(data) && (b.c in d || false);',
      'return a(data) && (b.c in d || !(isE(f)));',
      'return true && (b.c in d || isE(f));',
      'return !(a(data)) && (b.c in d || isE(f));',
      'return a(data) && true;',
      'return a(data) && !((b.c in d || isE(f)));',
    ]);
  });

  test('bounds and signs become others', () => {
    expect(mutantsOf('return size() <= 20;')).toEqual([
      'return true;',
      'return false;',
      'return size() < 20;',
      'return size() <= 21;',
      'return size() <= 19;',
    ]);
  });

  test('lists of texts lose each of theirs', () => {
    expect(mutantsOf("return hasAll(['a', 'b']);")).toEqual([
      "return hasAll(['b']);",
      "return hasAll(['a']);",
    ]);
  });

  test('kinds of text become laxer and stricter', () => {
    expect(mutantsOf('return [line()];')).toEqual(['return [filledLine()];', 'return [text()];']);
  });

  test('patterns lose characters, alternatives and limits', () => {
    expect(mutantsOf(String.raw`return '(?:[a\\x1f]*|b{1,25})';`)).toEqual([
      String.raw`return '(?:[a\\x1f]*|b{2,25})';`,
      String.raw`return '(?:[a\\x1f]*|b{0,25})';`,
      String.raw`return '(?:[a\\x1f]*|b{1,26})';`,
      String.raw`return '(?:[a\\x1f]*|b{1,24})';`,
      String.raw`return '(?:[\\x1f]*|b{1,25})';`,
      "return '(?:[a]*|b{1,25})';",
      String.raw`return '(?:[a\\x1f]*)';`,
      String.raw`return '(?:[a\\x1f]+|b{1,25})';`,
    ]);
  });
});

test('every survivor that is listed is a mutant of the rules', () => {
  const names = new Set(allMutants(rules).map(({ name }) => name));
  const listed = listedSurvivors.flatMap((each) => each.names);
  expect(listed.filter((name) => !names.has(name))).toEqual([]);
});

test('mutants are told apart by their names', () => {
  const names = allMutants(rules).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
