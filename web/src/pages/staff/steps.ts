import { contactSchema } from '@lamplight/content/contact';
import { homeSchema } from '@lamplight/content/home';
import { mentorThankYouSchema } from '@lamplight/content/mentorThankYou';
import { organisationSchema } from '@lamplight/content/organisation';
import { siteDocument } from '@lamplight/content/paths';
import { privacySchema } from '@lamplight/content/privacy';
import { emptyValue, initialValue, readable } from '@lamplight/content/readable';
import type { PageName } from '@lamplight/content/sitePages';
import { startTexts } from '@lamplight/content/texts/staffArea/start';
import type * as z from '@lamplight/content/zod';
import { deepEqual } from 'fast-equals';
import { useStoredDocument, useStoredList } from '../../firebase/live/documents.ts';
import type { Loadable } from '../../firebase/reading/stored.ts';

/** What a site needs before visitors come. */
export interface Step {
  name: string;
  /** The page to edit, and the field to start with; in a list, a field of a new item. */
  page: PageName;
  field: string;
  isDone: boolean;
}

/** The stored data of the documents that the steps look at, and how many members the team has, if any. */
export interface Begun {
  organisation: unknown;
  home: unknown;
  contact: unknown;
  mentorGreeting: unknown;
  privacy: unknown;
  team: number;
}

/** Whether a document holds more than an untouched one. */
function isFilled(schema: z.ZodObject, stored: unknown): boolean {
  const content = readable(schema, stored);
  return ![emptyValue(schema), initialValue(schema)].some((untouched) =>
    deepEqual(content, untouched),
  );
}

/** The steps of the first hour, each with whether it is done, which only what is stored says. */
export function stepsOf({ organisation, ...stored }: Begun): Step[] {
  const { name, logo, wideLogo, colour } = readable(organisationSchema, organisation);
  const steps = [
    [startTexts.stepName, 'organisation', 'name', name],
    [startTexts.stepLogo, 'organisation', 'logo', logo || wideLogo],
    [startTexts.stepColour, 'organisation', 'colour', colour],
    [startTexts.stepHome, 'home', 'sliderImages', isFilled(homeSchema, stored.home)],
    [startTexts.stepContact, 'contact', 'mail', isFilled(contactSchema, stored.contact)],
    [startTexts.stepTeam, 'team', 'name', stored.team > 0],
    [
      startTexts.stepThankYou,
      'mentorForm',
      'mentorFormModalTitle',
      isFilled(mentorThankYouSchema, stored.mentorGreeting),
    ],
    [startTexts.stepPrivacy, 'privacy', 'title', isFilled(privacySchema, stored.privacy)],
  ] as const;
  return steps.map(([what, page, field, done]) => ({
    name: what,
    page,
    field,
    isDone: Boolean(done),
  }));
}

/** The steps, live; to tell them takes six documents. */
export function useSteps(): Loadable<Step[]> {
  const documents = {
    organisation: useStoredDocument(siteDocument('organisation')),
    home: useStoredDocument(siteDocument('home')),
    contact: useStoredDocument(siteDocument('contact')),
    mentorGreeting: useStoredDocument(siteDocument('mentorGreeting')),
    privacy: useStoredDocument(siteDocument('privacy')),
  };
  const team = useStoredList('team', { max: 1 });
  const all = [...Object.values(documents), team];
  const failed = all.find(({ state }) => state === 'failed');
  if (failed?.state === 'failed') return failed;
  if (team.state !== 'loaded' || all.some(({ state }) => state === 'loading')) {
    return { state: 'loading' };
  }
  const contents = Object.fromEntries(
    Object.entries(documents).map(([name, live]) => [
      name,
      live.state === 'loaded' && live.value.content,
    ]),
  ) as Omit<Begun, 'team'>;
  return { state: 'loaded', value: stepsOf({ ...contents, team: team.value.length }) };
}
