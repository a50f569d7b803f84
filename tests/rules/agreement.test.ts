import { kindNamed } from '@lamplight/content/fields/kinds';
import { fieldsOf } from '@lamplight/content/fieldsOf';
import type { Change } from '@lamplight/content/samples/changes';
import { tried } from '@lamplight/content/samples/tried';
import { describe, expect, test } from 'vitest';
import { isTakenByApi } from './scenes/apiVerdict.ts';
import { changesOfEntity, type Entity, entities } from './scenes/entities.ts';
import { exceptions, type Judge, mustAccept } from './scenes/exceptions.ts';

const named = entities.map((entity) => [entity.name, entity] as const);

const isInBlocks = ({ at }: Change) => at[0] === 'blocks' && at.length > 1;

/**
 * The changes to try on an entity. Blocks are the same in all entities, so each of their changes is tried on some. The API
 * checks with the schema, and takes ten times longer, so it judges every third one.
 */
function judged(judge: Judge, entity: Entity): readonly Change[] {
  const { inBlocks = [], own = [] } = Object.groupBy(changesOfEntity(entity), (change) =>
    isInBlocks(change) ? 'inBlocks' : 'own',
  );
  const changes = [...own, ...tried(inBlocks, withBlocks.indexOf(entity))];
  return judge === 'api' ? tried(changes, entities.indexOf(entity)) : changes;
}

const withBlocks = entities.filter((entity) => changesOfEntity(entity).some(isInBlocks));

/** The rules are asked the same in `scenes/changes.ts`. */
const judges: [Judge, (entity: Entity, content: unknown) => boolean][] = [
  ['schema', ({ schema }, content) => schema.safeParse(content).success],
  ['api', isTakenByApi],
];

describe.each(judges)('the %s', (judge, takes) => {
  test.each(named)('agrees with the others on %s, apart from the exceptions', (_, entity) => {
    const wrong = judged(judge, entity).filter(
      (change) => takes(entity, change.content) !== mustAccept(judge, change, entity),
    );
    expect(wrong.map(({ what }) => what).join('; ')).toEqual('');
  });
});

test.each(exceptions)('$judge really accepts $what', (exception) => {
  const excepted = entities.flatMap((entity) =>
    changesOfEntity(entity).filter((change) => exception.is(change, entity)),
  );
  expect(excepted).not.toEqual([]);
});

describe.each(named)('the changes of %s', (_, entity) => {
  const { schema, complete } = entity;
  const changes = changesOfEntity(entity);

  test('cover every field', () => {
    for (const { path, description } of fieldsOf(schema, complete)) {
      // There is one block of each type.
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
    'include one of the kind: %s',
    (how) => {
      expect(changes.map((change) => change.how)).toContain(how);
    },
  );
});
