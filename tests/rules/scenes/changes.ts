import { type Change, changesOf } from '@lamplight/content/samples/changes';
import type { Scene } from '../asking/requests.ts';
import { type Entity, entities } from './entities.ts';
import { isWithinList, mustTake } from './exceptions.ts';

/** The rules do not look into lists: that one hostile item of each is taken shows it. */
const isOfInterest = (change: Change) => !isWithinList(change) || change.how === 'unknown field';

/** Each field of each kind of content changed in every way that its schema gives reason for. */
export const changes: Scene[] = entities.map((entity) => ({
  title: `${entity.name} with one field changed`,
  cases: casesOf(entity, changesOf(entity.schema, entity.complete).filter(isOfInterest)),
}));

function casesOf(entity: Entity, some: readonly Change[]): Scene['cases'] {
  return some.map((change) => ({
    what: change.what,
    by: 'staff',
    request: entity.storing(change.content),
    allowed: mustTake('rules', change, entity),
  }));
}
