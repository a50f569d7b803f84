import { addressClaim, listItem } from '@lamplight/content/paths';
import type { Data } from '../asking/encoding.ts';
import { everybody, type Person, rolesOfPeople } from '../asking/people.ts';
import { type Case, type Scene, type Write, writing } from '../asking/requests.ts';
import { deletionOf, savedAs, saveOf } from '../asking/saves.ts';

const pageAt = (address: unknown, shown = true): Data => ({
  title: 'Our history',
  address,
  shown,
  description: '',
  picture: '',
  blocks: [],
  from: '',
  until: '',
  imageAlts: {},
  order: 0,
});

const one = listItem('pages', 'one');
const other = listItem('pages', 'other');
const third = listItem('pages', 'third');
const claim = (page: unknown): Data => ({ page });
const claiming = (address: string, page: unknown = 'one', more: Data = {}): Write => ({
  set: addressClaim(address),
  data: { ...claim(page), ...more },
});

/** The save of a page without its claim. */
const bare = (by: Person, path: string, address: unknown, from = 0): Write[] =>
  saveOf(by, path, pageAt(address), { from }).filter(
    (write) => !('set' in write && write.set.startsWith('addresses/')),
  );

const at = (path: string, address: string, shown = true): Record<string, Data> =>
  savedAs(path, pageAt(address, shown), 1);

const first = (what: string, address: string, allowed: boolean): Case =>
  writing(`${what}: ${address}`, [...bare('staff', one, address), claiming(address)], allowed);

const addresses: Scene = {
  title: 'the addresses that a page may have',
  cases: [
    first('a word', '/history', true),
    first('of another script', '/geschichte-für-kinder-2', true),
    first('of marks', '/हिन्दी/इतिहास', true),
    first('below another one', '/projects/garden/beds', true),
    first('as the beginning of one of the site', '/about-us', true),
    first('below a page of the site', '/about/us', true),
    first('four levels', '/a/b/c/d', false),
    first('capitals', '/History', false),
    first('two hyphens', '/our--history', false),
    first('a hyphen at the end', '/history-', false),
    first('a dot', '/history.html', false),
    first('a blank', '/our history', false),
    first('a page of the site', '/about', false),
    first('a page of the site in small letters', '/studenttestimonial', false),
    first('a member of the team', '/team/ruth', false),
    first('the staff area', '/contentpages', false),
    first('the API', '/api/pages', false),
    first('a file', '/files/one', false),
    writing('none', bare('staff', one, ''), false),
    writing('a number', bare('staff', one, 7), false),
    writing('no slash', [...bare('staff', one, 'history'), claiming('/history')], false),
  ],
};

const claims: Scene = {
  title: 'the claim to an address',
  stored: { ...at(one, '/history'), [addressClaim('/history')]: claim('one') },
  cases: [
    writing('another page, without the claim', bare('staff', other, '/history'), false),
    writing(
      'another page, which takes the claim',
      saveOf('staff', other, pageAt('/history')),
      false,
    ),
    writing('a page without any claim', bare('staff', other, '/garden'), false),
    writing(
      'a page with the claim of another page',
      [...bare('staff', other, '/garden'), claiming('/garden', 'one')],
      false,
    ),
    writing('a claim alone', [claiming('/garden', 'one')], false),
    writing('a claim taken alone', [claiming('/history', 'other')], false),
    writing('a claim of no page', [claiming('/garden', null)], false),
    writing('a claim of a revision', [claiming('/history', 'one/revisions/1')], false),
    writing(
      'a claim that says more',
      [...bare('staff', other, '/garden'), claiming('/garden', 'other', { more: 1 })],
      false,
    ),
    writing('deleting the claim', [{ delete: addressClaim('/history') }], false),
    writing('the next version there', bare('staff', one, '/history', 1), true),
    writing('the next version elsewhere', saveOf('staff', one, pageAt('/past'), { from: 1 }), true),
    writing(
      'two pages that change their addresses at once',
      [
        ...saveOf('staff', one, pageAt('/past'), { from: 1 }),
        ...saveOf('staff', other, pageAt('/history')),
      ],
      true,
    ),
    writing(
      'another page, as the one that is there is deleted',
      [
        ...deletionOf('staff', one, at(one, '/history')[one]),
        ...saveOf('staff', other, pageAt('/history')),
      ],
      true,
    ),
    ...everybody.flatMap((by) => {
      const mayEdit = by === 'staff' || by === 'editor';
      return [
        writing('the claim once more', [claiming('/history')], mayEdit, by),
        writing('another page', saveOf(by, other, pageAt('/garden')), mayEdit, by),
      ];
    }),
  ],
};

const passedOn: Scene = {
  title: 'a former address of a page',
  stored: {
    ...at(one, '/past'),
    [addressClaim('/past')]: claim('one'),
    [addressClaim('/history')]: claim('one'),
    [addressClaim('/gone')]: claim('deleted'),
    ...at(other, '/unclaimed'),
  },
  cases: [
    writing('of a page that is elsewhere', saveOf('staff', third, pageAt('/history')), true),
    writing('of a page that is gone', saveOf('staff', third, pageAt('/gone')), true),
    writing('back again', saveOf('staff', one, pageAt('/history'), { from: 1 }), true),
    writing('of a page that lacks its claim', [claiming('/unclaimed', 'other')], true),
    writing('of one of its revisions', [claiming('/unclaimed', 'other/revisions/1')], false),
    writing('by a viewer', saveOf('viewer', third, pageAt('/gone')), false, 'viewer'),
  ],
};

const hidden: Scene = {
  title: 'who may read hidden pages',
  stored: { ...at(one, '/history', false), ...at(other, '/garden') },
  cases: everybody.flatMap((by): Case[] => {
    const isStaff = rolesOfPeople[by] !== undefined;
    const list = { list: 'pages', limit: 200 };
    return [
      { what: 'getting a hidden one', by, request: { get: one }, allowed: isStaff },
      { what: 'getting a shown one', by, request: { get: other }, allowed: true },
      { what: 'getting none', by, request: { get: listItem('pages', 'none') }, allowed: true },
      { what: 'listing those shown', by, request: { ...list, shown: true }, allowed: true },
      { what: 'listing the others', by, request: { ...list, shown: false }, allowed: isStaff },
      { what: 'listing all', by, request: list, allowed: isStaff },
      { what: 'listing without end', by, request: { list: 'pages', shown: true }, allowed: false },
    ];
  }),
};

/** Pages have an address each, which no other has, and are hidden or shown. */
export const pages: Scene[] = [addresses, claims, passedOn, hidden];
