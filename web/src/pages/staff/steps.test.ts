import { demoDocuments } from '@lamplight/content/demo/organisation';
import { organisationSchema } from '@lamplight/content/organisation';
import { siteDocument } from '@lamplight/content/paths';
import { initialValue } from '@lamplight/content/readable';
import type { SiteDocumentName } from '@lamplight/content/siteContent';
import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

const demo = (name: SiteDocumentName): unknown =>
  demoDocuments.find(({ path }) => path === siteDocument(name))?.content;

const nothing = {
  organisation: {},
  home: {},
  contact: {},
  mentorGreeting: {},
  privacy: {},
  team: 0,
};

const missing = (begun: Parameters<typeof stepsOf>[0]) =>
  stepsOf(begun)
    .filter(({ isDone }) => !isDone)
    .map(({ page, field }) => `${page}.${field}`);

test('an empty site lacks everything, the demo nothing', () => {
  expect(missing(nothing)).toEqual([
    'organisation.name',
    'organisation.logo',
    'organisation.colour',
    'home.sliderImages',
    'contact.mail',
    'team.name',
    'mentorForm.mentorFormModalTitle',
    'privacy.title',
  ]);
  const filled = {
    organisation: demo('organisation'),
    home: demo('home'),
    contact: demo('contact'),
    mentorGreeting: demo('mentorGreeting'),
    privacy: demo('privacy'),
    team: 1,
  };
  expect(missing(filled)).toEqual([]);
});

test('initial values of a form count as missing, and one of two logos is enough', () => {
  const organisation = { ...initialValue(organisationSchema), name: 'Lantern' };
  expect(missing({ ...nothing, organisation }).slice(0, 2)).toEqual([
    'organisation.logo',
    'organisation.colour',
  ]);
  const wideLogo = 'https://lantern.example/wide.svg';
  expect(missing({ ...nothing, organisation: { wideLogo } })).not.toContain('organisation.logo');
});
