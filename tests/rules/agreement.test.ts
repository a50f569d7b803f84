import { kindNamed } from '@lamplight/content/fields/kinds';
import { fieldsOf } from '@lamplight/content/fieldsOf';
import type { Change } from '@lamplight/content/samples/changes';
import { tried } from '@lamplight/content/samples/tried';
import { describe, expect, test } from 'vitest';
import { isTakenByApi } from './scenes/apiVerdict.ts';
import { changesOfEntity, type Entity, entities } from './scenes/entities.ts';
import { exceptions, type Judge, mustTake } from './scenes/exceptions.ts';

const named = entities.map((entity) => [entity.name, entity] as const);

const isInBlocks = ({ at }: Change) => at[0] === 'blocks' && at.length > 1;

/** What is changed of an entity. Blocks are the same in all that have some, so each change of one is tried in some of these. */
function judged(entity: Entity): readonly Change[] {
  const { inBlocks = [], own = [] } = Object.groupBy(changesOfEntity(entity), (change) =>
    isInBlocks(change) ? 'inBlocks' : 'own',
  );
  return [...own, ...tried(inBlocks, withBlocks.indexOf(entity))];
}

const withBlocks = entities.filter((entity) => changesOfEntity(entity).some(isInBlocks));

/** The rules are asked the same in `scenes/changes.ts`. */
const judges: [Judge, (entity: Entity, content: unknown) => boolean][] = [
  ['schema', ({ schema }, content) => schema.safeParse(content).success],
  ['api', isTakenByApi],
];

describe.each(judges)('the %s', (judge, takes) => {
  test.each(named)('judges %s as the others do, but for the exceptions', (_, entity) => {
    const wrong = judged(entity).filter(
      (change) => takes(entity, change.content) !== mustTake(judge, change, entity),
    );
    expect(wrong.map(({ what }) => what).join('; ')).toEqual('');
  });
});

test.each(exceptions)('$judge really takes $what', (exception) => {
  const excepted = entities.flatMap((entity) =>
    changesOfEntity(entity).filter((change) => exception.is(change, entity)),
  );
  expect(excepted).not.toEqual([]);
});

describe.each(named)('of %s', (_, entity) => {
  const { schema, complete } = entity;
  const changes = changesOfEntity(entity);

  test('every field is changed', () => {
    for (const { path, description } of fieldsOf(schema, complete)) {
      // Of blocks there is one of each type.
      const firstOfList = path.replace(/(?<!^blocks)\.[1-9]\d*(?=\.|$)/g, '.0');
      const ways = new Set(
        changes.filter(({ at }) => at.join('.') === firstOfList).map(({ how }) => how),
      );
      const isItem = /\.0$|^(imageAlts|redirects)\./.test(firstOfList);
      expect(ways, path).toContain('other kind');
      if (!isItem) expect(ways, path).toContain('missing');
      if (description && kindNamed(description.kind).samples.refused)
        expect(ways, path).toContain('refused');
    }
  });

  test.each<Change['how']>(['longest', 'too long', 'control character', 'unknown field'])(
    'something is changed so that it is: %s',
    (how) => {
      expect(changes.map((change) => change.how)).toContain(how);
    },
  );
});
