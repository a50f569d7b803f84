import { draftOf, listItem, siteDocument } from '@lamplight/content/paths';
import type { Data } from '../asking/encoding.ts';
import type { Person } from '../asking/people.ts';
import { type Case, type Scene, writing } from '../asking/requests.ts';
import { savedAs, saveOf } from '../asking/saves.ts';

export const someDraft = { state: 'open', base: [3], fields: { title: 'Not yet' }, since: 1 };

const planOf = (saying: Data = {}) => ({
  publish: { at: '2026-11-30T05:00:00Z[Africa/Nairobi]', version: 1, by: 'staff', ...saying },
});

const ofHome = draftOf(siteDocument('home'));

const saving = (what: string, saying: Data, allowed: boolean, path = ofHome): Case =>
  writing(what, saveOf('staff', path, someDraft, { saying }), allowed);

const inZone = (zone: string, allowed: boolean): Case => {
  const at = `2026-11-30T16:38:59Z[${zone}]`;
  return saving(`to be published at ${at}`, planOf({ at }), allowed);
};

const by = (person: Person, path: string, allowed: boolean): Case =>
  writing(`${person}: ${path}`, saveOf(person, path, someDraft), allowed, person);

/** Anyone who may save a document may save a draft of it; nobody deletes one. */
export const drafts: Scene[] = [
  {
    title: 'the fields of a draft',
    cases: [
      saving('of one document', {}, true),
      saving('of two documents', { base: [3, 0] }, true),
      saving('of three documents', { base: [1, 2, 3] }, false),
      saving('of none', { base: [] }, false),
      saving('of texts', { base: ['3'] }, false),
      saving('of a number and a text', { base: [3, '4'] }, false),
      saving('of a whole and a half version', { base: [3, 1.5] }, false),
      saving('of a number', { base: 3 }, false),
      saving('of a half version', { base: [1.5] }, false),
      saving('published', { state: 'published', fields: {} }, true),
      saving('discarded', { state: 'discarded', fields: {} }, true),
      saving('in no state', { state: 'closed' }, false),
      saving('without fields', { fields: undefined }, false),
      saving('with a list of fields', { fields: [] }, false),
      saving('with a place', { order: 7 }, true),
      saving('with no number for a place', { order: '7' }, false),
      saving('with half a place', { order: 1.5 }, false),
      saving('with more', { secret: true }, false),
      saving('without its first version', { since: undefined }, false),
      saving('whose first version is a text', { since: '1' }, false),
      saving('whose first version is a half', { since: 1.5 }, false),
      saving('to be published later', planOf(), true),
      saving('to be published later, and closed', { ...planOf(), state: 'published' }, false),
      saving('of which another version gets published', planOf({ version: 2 }), false),
      saving('that gets published in the name of a colleague', planOf({ by: 'colleague' }), false),
      saving('to be published on a day', planOf({ at: '2026-11-30' }), false),
      saving('to be published at a number', planOf({ at: 5 }), false),
      ...['America/New_York', 'Etc/GMT+10', 'Etc/GMT-10', 'Z', 'x'.repeat(64)].map((zone) =>
        inZone(zone, true),
      ),
      ...['', '+05:30', 'x'.repeat(65)].map((zone) => inZone(zone, false)),
      saving('whose plan has more', planOf({ secret: true }), false),
      saving('whose plan is a text', { publish: 'soon' }, false),
      saving('of an older shape', { shape: 1 }, false),
    ],
  },
  {
    title: 'the documents that may have a draft',
    cases: [
      saving('an item', {}, true, draftOf(listItem('team', 'one'))),
      saving('a page', {}, true, draftOf(listItem('pages', 'one'))),
      saving('a document that there is not', {}, false, 'drafts/site~unknown'),
      saving('an item of a list that there is not', {}, false, 'drafts/staff~one'),
      saving('a document in no place for one', {}, false, 'drafts/staff~home'),
      saving('a list', {}, false, 'drafts/team'),
      saving('something below an item', {}, false, 'drafts/team~one~two'),
    ],
  },
  {
    title: 'who may save a draft',
    cases: [
      by('staff', draftOf(siteDocument('organisation')), true),
      by('editor', draftOf(siteDocument('organisation')), false),
      by('editor', ofHome, true),
      by('editor', draftOf(listItem('team', 'one')), true),
      by('viewer', ofHome, false),
      by('viewer', draftOf(listItem('team', 'one')), false),
    ],
  },
  {
    title: 'an existing draft',
    stored: savedAs(ofHome, someDraft, 2),
    cases: [
      writing('the next save', saveOf('staff', ofHome, someDraft, { from: 2 }), true),
      writing(
        'a save over one that was not seen',
        saveOf('staff', ofHome, someDraft, { from: 1 }),
        false,
      ),
      writing(
        'a save without its revision',
        saveOf('staff', ofHome, someDraft, { from: 2, without: 'revision' }),
        false,
      ),
      // The emulator may judge several writes in another order.
      writing(
        'the document alone, in the name of a colleague',
        saveOf('staff', ofHome, someDraft, {
          from: 2,
          without: 'revision',
          saying: { updatedBy: 'colleague' },
        }),
        false,
      ),
      writing('its deletion', [{ delete: ofHome }], false),
    ],
  },
  {
    title: 'a draft planned for publication',
    stored: savedAs(ofHome, { ...someDraft, ...planOf({ by: 'colleague' }) }, 2),
    cases: [
      writing(
        'the next save, with the same plan of a colleague',
        saveOf('staff', ofHome, someDraft, { from: 2, saying: planOf({ by: 'colleague' }) }),
        true,
      ),
      writing(
        'the next save, with a plan of its own',
        saveOf('staff', ofHome, someDraft, { from: 2, saying: planOf({ version: 3 }) }),
        true,
      ),
      writing('the next save, with no plan', saveOf('staff', ofHome, someDraft, { from: 2 }), true),
      writing(
        'the next save, with another time in the name of the colleague',
        saveOf('staff', ofHome, someDraft, {
          from: 2,
          saying: planOf({ by: 'colleague', at: '2026-12-01T05:00:00Z[Africa/Nairobi]' }),
        }),
        false,
      ),
    ],
  },
];
