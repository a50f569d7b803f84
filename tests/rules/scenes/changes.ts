import type { Change } from '@lamplight/content/samples/changes';
import { times } from '@lamplight/content/samples/sample';
import type { Scene } from '../asking/requests.ts';
import { changesOfEntity, type StaffEntity, shaped } from './entities.ts';
import { isSeparator, isWithinList, mustAccept } from './exceptions.ts';

/** The number of cases that fit into a test's time limit on a busy machine, too. */
const atATime = 60;

/**
 * Each field of each kind of content changed in the ways that the rules judge: missing, of another
 * kind, too long, with a field more. The longest values are among the samples.
 */
export const changes: Scene[] = shaped.flatMap((entity) => {
  const cases = judgedOf(entity).map((change) => ({
    what: change.what,
    by: 'staff' as const,
    request: entity.storing(change.content),
    allowed: mustAccept('rules', change, entity),
  }));
  return times(Math.ceil(cases.length / atATime), (part) => ({
    title: `${entity.name} with one field changed (${part + 1})`,
    cases: cases.slice(part * atATime, (part + 1) * atATime),
  }));
});

function judgedOf(entity: StaffEntity): Change[] {
  const byField = Object.groupBy(changesOfEntity(entity), ({ at }) => at.join('.'));
  return Object.values(byField).flatMap((some = [], index) => judgedOfField(some, index));
}

/**
 * The changes of a field that are tried. Texts are all asked about in the same way: each is tried with
 * one value of another kind and one character that parts texts, in turn.
 */
function judgedOfField(all: readonly Change[], turn: number): Change[] {
  // The rules do not look into lists: that one hostile item of each is taken shows it.
  const some = all.filter((change) => !isWithinList(change) || change.how === 'unknown field');
  const kinds = some.filter(({ how }) => how === 'other kind');
  const isText = !kinds.some(({ what }) => what.endsWith(': string'));
  const inTurn = (each: Change[]) => each.slice(turn % each.length).slice(0, 1);
  return [
    ...some.filter(({ how }) =>
      ['missing', 'too long', 'unknown field', 'formatted'].includes(how),
    ),
    ...(isText ? inTurn(kinds) : kinds),
    ...inTurn(some.filter(isSeparator)),
  ];
}
