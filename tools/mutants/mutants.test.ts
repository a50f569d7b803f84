import { contentVersion } from '@lamplight/content/migrations';
import { describe, expect, test } from 'vitest';
import { rules } from '../../tests/rules/asking/emulator.ts';
import { measured, unmeasured } from '../../tests/rules/scenes/all.ts';
import { allMutants } from './all.ts';
import { subjectsOf } from './reach.ts';
import { listedSurvivors } from './survivors.ts';

/** The mutants of a line within a function. */
const mutantsOf = (line: string) =>
  allMutants(`    function isOf(data) {\n      ${line}\n    }\n`).map(({ rules: mutated }) =>
    mutated.split('\n')[1]?.trim(),
  );

describe('a line is mutated in one place at a time:', () => {
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

  test('bounds and signs are replaced', () => {
    expect(mutantsOf('return size() <= 20;')).toEqual([
      'return true;',
      'return false;',
      'return size() < 20;',
      'return size() <= 21;',
    ]);
  });

  test('lists lose each of their items, and indexed lists none', () => {
    expect(mutantsOf("let all = hasAll(['a', b.c, d(e, f)], g[h]);")).toEqual([
      'let all = hasAll([b.c, d(e, f)], g[h]);',
      "let all = hasAll(['a', d(e, f)], g[h]);",
      "let all = hasAll(['a', b.c], g[h]);",
    ]);
  });

  test('texts are replaced', () => {
    expect(mutantsOf("return f('site', '', '[^x]');")).toEqual([
      "return f('site~', '', '[^x]');",
      "return f('site', '~', '[^x]');",
    ]);
  });

  test('reads of documents before and after the request are swapped', () => {
    expect(mutantsOf('let all = f(a, getAfter(b), exists(c), get(d).get(e));')).toEqual([
      'let all = f(a, get(b), exists(c), get(d).get(e));',
      'let all = f(a, getAfter(b), existsAfter(c), get(d).get(e));',
      'let all = f(a, getAfter(b), exists(c), getAfter(d).get(e));',
    ]);
  });

  test('operations are added, and removed where there are several', () => {
    expect(mutantsOf('allow get, delete: if a;')).toEqual([
      'allow delete: if a;',
      'allow get: if a;',
      'allow get, delete, list: if a;',
      'allow get, delete, create: if a;',
      'allow get, delete, update: if a;',
    ]);
    expect(mutantsOf('allow create: if a;')).toEqual([]);
  });

  test('patterns lose characters, alternatives and limits', () => {
    expect(mutantsOf(String.raw`let all = '[^a\x1f]{1,25}';`)).toEqual([
      String.raw`let all = '[^a\x1f]{2,25}';`,
      String.raw`let all = '[^a\x1f]{0,25}';`,
      String.raw`let all = '[^a\x1f]{1,26}';`,
      String.raw`let all = '[^a\x1f]{1,24}';`,
      String.raw`let all = '[^\x1f]{1,25}';`,
      "let all = '[^a]{1,25}';",
    ]);
    expect(mutantsOf("let all = 'home|about|team';")).toEqual([
      "let all = 'about|team';",
      "let all = 'home|team';",
      "let all = 'home|about';",
    ]);
  });
});

test('every listed survivor is a mutant of the rules', () => {
  const names = new Set(allMutants(rules).map(({ name }) => name));
  const listed = listedSurvivors.flatMap((each) => each.names);
  expect(listed.filter((name) => !names.has(name))).toEqual([]);
});

test('generated rules get a mutant per condition, and one per kind of text and number', () => {
  const names = (text: string) =>
    allMutants(rules).flatMap(({ place, name }) =>
      place === 'hasShapeOfMission' && name.includes(text) ? [name] : [],
    );
  // Content of a later version than the first says which.
  expect(names('→ true⟧')).toHaveLength(contentVersion > 1 ? 4 : 3);
  expect(names('⟦data.titlemission1,')).toHaveLength(1);
  expect(names('data.titlemission2 → ⟧')).toHaveLength(1);
  expect(names('missiondescription2 → ⟧')).toEqual([]);
  expect(names('→ !(')).toEqual([]);
});

test('every scene belongs to exactly one subject', () => {
  const all = [measured, unmeasured].map((scenes) => Object.values(scenes).flat());
  const subjects = subjectsOf(all[0] ?? [], all[1] ?? []);
  const scenes = subjects.flatMap(({ telling, others }) => [...telling, ...others]);
  expect(new Set(scenes)).toEqual(new Set(all.flat()));
  expect(scenes).toHaveLength(all.flat().length);
  // Without a telling scene, the scenes of a subject would never be tried.
  expect(subjects.filter(({ telling }) => telling.length === 0)).toEqual([]);
});

test('mutants have unique names', () => {
  const names = allMutants(rules).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
