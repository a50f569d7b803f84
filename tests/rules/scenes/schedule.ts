import { listItem, siteDocument } from '@lamplight/content/paths';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { listNames } from '@lamplight/content/siteContent';
import { type Scene, writing } from '../asking/requests.ts';
import { saveOf } from '../asking/saves.ts';
import { itemOf } from './entities.ts';

const team = listSamples.team.valid.small ?? {};
const moment = '2026-11-30T05:00:00Z[Africa/Nairobi]';

const member = (what: string, schedule: object, allowed: boolean) =>
  writing(
    what,
    saveOf('staff', listItem('team', 'one'), itemOf({ ...team, ...schedule })),
    allowed,
  );

const organisation = (what: string, timeZone: unknown, allowed: boolean) => {
  const content = { ...documentSamples.organisation.valid.small, timeZone };
  return writing(what, saveOf('staff', siteDocument('organisation'), content), allowed);
};

const { until: _, ...withoutEnd } = { ...team, from: moment, until: '' };

/** The rules check the length of texts, as for every field; editors, API and pages check their meaning. */
export const schedules: Scene = {
  title: 'schedules and time zones',
  cases: [
    ...listNames.map((list) => {
      const content = itemOf({ ...listSamples[list].valid.small, from: moment, until: '' });
      return writing(`of ${list}`, saveOf('staff', listItem(list, 'one'), content), true);
    }),
    member('for a time', { from: moment, until: '2026-12-01T05:00:00Z[Africa/Nairobi]' }, true),
    member('always', { from: '', until: '' }, true),
    member('from a number', { from: 1_764_478_800_000 }, false),
    member('until nothing', { until: null }, false),
    member('until a very long text', { until: 'x'.repeat(81) }, false),
    writing('without an end', saveOf('staff', listItem('team', 'one'), itemOf(withoutEnd)), false),
    organisation('a time zone', 'Africa/Nairobi', true),
    organisation('no time zone', '', true),
    organisation('a number as time zone', 3, false),
    organisation('a very long time zone', 'x'.repeat(201), false),
  ],
};
