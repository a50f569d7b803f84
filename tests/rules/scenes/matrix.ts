import { may as hasRight } from '@lamplight/content/rights';
import { listNames } from '@lamplight/content/siteContent';
import { now } from '../asking/encoding.ts';
import { everybody, type Person, rolesOfPeople } from '../asking/people.ts';
import { type Case, type Request, type Scene, type Write, writing } from '../asking/requests.ts';
import { saveOf } from '../asking/saves.ts';
import { rights } from './rights.ts';
import type { Rights, Who } from './rightsAt.ts';
import { unknownPaths } from './unknownPaths.ts';

/** One person of each role, and who has none. */
const ofEachRole = ['visitor', 'viewer', 'editor', 'staff'] as const;

/** The match of the rules that a path belongs to, and the right that it asks for. */
function ruleOf({ path, update }: Rights): string {
  const [collection = ''] = path.split('/');
  if (path.includes('/revisions/')) return 'revisions';
  return `${listNames.some((list) => list === collection) ? 'list' : collection} ${update}`;
}

/** The first path of each rule: others of it share the conditions on people, and differ in their names alone. */
const firsts = Object.values(Object.groupBy(rights, ruleOf)).flatMap((some) => some?.[0] ?? []);

/** Every operation at the first path of each rule: who may what is in `rights.ts`. */
export const matrix: Scene[] = scenesAt(firsts);

/** Every operation at all other paths. */
export const restOfMatrix: Scene[] = scenesAt(rights.filter((each) => !firsts.includes(each)));

function scenesAt(some: readonly Rights[]): Scene[] {
  return some.flatMap((each) => [thereScene(each), notThereScene(each)]);
}

/** Everybody at the first path of a rule, then one of each role. */
function askersOf(of: Rights): readonly Person[] {
  return firsts.includes(of) ? everybody : ofEachRole;
}

/** Where nothing is allowed: nobody, someone who is registered, and staff, who have the most rights. */
const anybody = ['visitor', 'stranger', 'staff'] as const;

/** Nobody may do anything where there is no rule, except that staff may read revisions anywhere. */
export const elsewhere: Scene[] = [...onUnknownPaths(), everywhere()];

function deletionIn({ path, deletion }: Rights, by: Person): Write[] {
  return deletion?.(by) ?? [{ delete: path }];
}

/** The requests where the document is there. */
function thereScene(of: Rights): Scene {
  const { path, stored } = of;
  return {
    title: `who may read, change and delete ${path}`,
    stored,
    cases: askersOf(of).flatMap((by) => [
      { what: `getting ${path}`, by, request: { get: path }, allowed: may(by, of.get) },
      ...listings(of, by),
      writing(`changing ${path}`, of.change(by), may(by, of.update), by),
      writing(`deleting ${path}`, deletionIn(of, by), may(by, of.delete), by),
      ...(of.deletion ? [writing(`deleting ${path} alone`, [{ delete: path }], false, by)] : []),
    ]),
  };
}

/** The requests where it is not. */
function notThereScene(of: Rights): Scene {
  const { path, remains = {} } = of;
  return {
    title: `who may create ${path}`,
    stored: remains,
    cases: askersOf(of).flatMap((by) => [
      { what: `getting missing ${path}`, by, request: { get: path }, allowed: may(by, of.get) },
      writing(`creating ${path}`, of.creation(by), may(by, of.create), by),
    ]),
  };
}

/** Lists as long as they may be and, by those who may list at all, longer by one and without end. */
function listings({ path, list, max }: Rights, by: Person): Case[] {
  const collection = path.slice(0, path.lastIndexOf('/'));
  const tooLong = may(by, list) ? [max + 1, undefined] : [];
  return [max, ...tooLong].map((limit) => ({
    what: `listing ${limit ?? 'all'} of ${collection}`,
    by,
    request: { list: collection, limit },
    allowed: may(by, list) && limit === max,
  }));
}

/** Nobody may do anything where the site has no documents, staff included. */
function onUnknownPaths(): Scene[] {
  const byDocument = Object.groupBy(unknownPaths(firsts), (path) =>
    path.split('/').slice(0, 2).join('/'),
  );
  return Object.entries(byDocument).map(([document, paths = []]) => ({
    title: `nobody may access anything else in ${document}`,
    stored: Object.fromEntries(paths.map((path) => [path, { a: 1 }])),
    cases: paths.flatMap((path) =>
      anybody.flatMap((by) =>
        Object.entries(requestsAt(path, by)).map(([what, request]) => ({
          what: `${what} ${path}`,
          by,
          request,
          allowed: by === 'staff' && isReadingRevision(what, path),
        })),
      ),
    ),
  }));
}

function isReadingRevision(what: string, path: string): boolean {
  return ['getting', 'listing'].includes(what) && path.split('/').at(-2) === 'revisions';
}

function requestsAt(path: string, by: Person): Record<string, Request> {
  return {
    getting: { get: path },
    listing: { list: path.slice(0, path.lastIndexOf('/')), limit: 1 },
    changing: { commit: [{ update: path, data: { a: 2 } }] },
    creating: { commit: [{ set: `${path}~other`, data: { a: 2, by, at: now } }] },
    saving: { commit: saveOf(by, `${path}~other`, {}) },
    deleting: { commit: [{ delete: path }] },
  };
}

/** Nobody may query all collections of a name at once. */
function everywhere(): Scene {
  const paths = [...rights.map(({ path }) => path), ...unknownPaths(firsts)];
  const names = new Set(paths.flatMap((path) => path.split('/').filter((_, at) => at % 2 === 0)));
  return {
    title: 'collection group queries',
    cases: [...names].flatMap((list) =>
      anybody.flatMap((by) =>
        [1, undefined].map((limit) => ({
          what: `listing ${limit ?? 'all'} of every ${list}`,
          by,
          request: { list, limit, everywhere: true },
          allowed: by === 'staff' && list === 'revisions' && limit === 1,
        })),
      ),
    ),
  };
}

function may(person: Person, who: Who): boolean {
  if (who === 'everybody' || who === 'nobody') return who === 'everybody';
  return hasRight(rolesOfPeople[person], who);
}
