import { expect, type Page } from '@playwright/test';
import { required as mentorFields, openMentorForm, submitMentorForm } from './mentorForm.ts';

/** A field of an editor, and what becomes of it. */
export interface EditedField {
  /** The part of the editor it is in, where its label stands there more than once. */
  part?: string;
  label: string;
  /** What is typed. */
  value: string;
  /** Where it is stored in its document, as a dotted path. */
  at: string;
  /** What is stored, where that is not what is typed. */
  stored?: unknown;
  /** How visitors see it, where they do not read it: a selector, or not at all. */
  seen?: string | null;
  /** It may be left empty. */
  optional?: true;
}

/** An editor of a single document, or of two. */
export interface EditorCase {
  path: string;
  /** The documents that it edits. */
  documents: readonly string[];
  /** What is said after a save. */
  said?: string;
  publicPath: string;
  /** What a visitor does to see it. */
  visit?: (page: Page) => Promise<void>;
  fields: EditedField[];
}

const points = (part: string, of: string, count: number): EditedField[] =>
  Array.from({ length: count }, (_, index) => ({
    part,
    label: `Point ${index + 1}`,
    value: `${part} point number ${index + 1}`,
    at: `${of}.point${index + 1}`,
    ...(index === 3 && { seen: null }),
  }));

const workPage = (name: string, id: string): EditorCase => ({
  path: `/content${name}`,
  documents: [`${name}/${id}`],
  publicPath: `/${name}`,
  fields: [
    { label: 'Title', value: `${name} has a new title`, at: 'title' },
    { label: 'Description', value: 'It is described anew.', at: 'description' },
    {
      part: 'image 1',
      label: 'URL',
      value: '/demo/event-open-evening.800w.webp',
      at: 'images.0.url',
      seen: 'img[src="/demo/event-open-evening.800w.webp"]',
    },
    {
      part: 'image 1',
      label: 'Caption',
      value: 'The door is open.',
      at: 'images.0.caption',
      optional: true,
    },
  ],
});

export const editorCases: EditorCase[] = [
  {
    path: '/contentabout',
    documents: ['site/about'],
    publicPath: '/about',
    visit: async (page) => {
      const image = page.getByRole('main').locator('img').first();
      const shares = await image.evaluate((img: HTMLImageElement) => [
        img.offsetWidth / (img.parentElement?.offsetWidth ?? 0),
        img.offsetHeight / (img.parentElement?.offsetHeight ?? 0),
      ]);
      expect(shares.map((share) => share.toFixed(2))).toEqual(['0.64', '0.73']);
    },
    fields: [
      { label: 'First title', value: 'A new lamp', at: 'title1' },
      { label: 'First description', value: 'It is brighter.', at: 'description1' },
      {
        label: 'Image',
        value: '/demo/event-open-evening.800w.webp',
        at: 'image.url',
        seen: 'img[src="/demo/event-open-evening.800w.webp"]',
      },
      {
        label: 'Image width',
        value: '64',
        at: 'image.width',
        stored: '64%',
        seen: null,
      },
      { label: 'Image height', value: '73%', at: 'image.height', seen: null },
      { label: 'Second title', value: 'And a new table', at: 'title2' },
      { label: 'Second description', value: 'It is longer.', at: 'description2' },
      { label: 'Story', value: 'It began again.', at: 'story' },
    ],
  },
  {
    path: '/contentmission',
    documents: ['site/mission'],
    said: 'Mission content updated successfully!',
    publicPath: '/mission',
    visit: (page) => page.getByRole('button', { name: 'Play video: Everybody learns' }).click(),
    fields: [
      { label: 'First mission title', value: 'Everybody learns', at: 'titlemission1' },
      {
        label: 'First mission description',
        value: 'At one table.',
        at: 'mission.missiondescription1',
      },
      {
        label: 'Mission Youtube URL',
        value: 'https://youtu.be/ScMzIvxBSi4',
        at: 'mission.missionurl',
        seen: 'iframe[src^="https://www.youtube-nocookie.com/embed/ScMzIvxBSi4"]',
      },
      { label: 'Second mission title', value: 'And nobody waits', at: 'titlemission2' },
      {
        label: 'Second mission description',
        value: 'Not even on Mondays.',
        at: 'mission.missiondescription2',
      },
    ],
  },
  {
    path: '/contentsupport',
    documents: ['site/support'],
    said: 'Support content updated successfully!',
    publicPath: '/support',
    fields: [
      { part: 'Donate', label: 'Title', value: 'Give', at: 'donate.title' },
      ...points('Donate', 'donate', 3),
      { part: 'Volunteer', label: 'Title', value: 'Help out', at: 'volunteer.title' },
      ...points('Volunteer', 'volunteer', 4),
    ],
  },
  {
    path: '/contentcontact',
    documents: ['site/contact', 'site/feedbackGreeting'],
    publicPath: '/contact',
    fields: [
      { label: 'Heading above mail and phone', value: 'Knock here', at: 'getInTouchHeading' },
      {
        label: 'Email',
        value: 'door@lamplight.example',
        at: 'mail',
        seen: 'main a[href="mailto:door@lamplight.example"]',
      },
      {
        label: 'Phone number',
        value: '+1 555 010 0142',
        at: 'number',
        seen: 'a[href="tel:+15550100142"]',
      },
      { label: 'Heading above the links', value: 'Look here', at: 'followUsHeading' },
      ...['LinkedIn', 'Facebook', 'Instagram'].map((label) => ({
        label,
        value: `https://${label.toLowerCase()}.example/lamp`,
        at: label.toLowerCase(),
        seen: `main a[href="https://${label.toLowerCase()}.example/lamp"]`,
      })),
      {
        label: 'Feedback title',
        value: 'Thank you so much',
        at: 'feedbacktitle',
        seen: null,
        optional: true,
      },
      {
        label: 'Feedback message',
        value: 'We will read it.',
        at: 'feedbackmessage',
        seen: null,
        optional: true,
      },
    ],
  },
  {
    path: '/contentfeedback',
    documents: ['site/feedbackGreeting'],
    said: 'Feedback title and message updated successfully!',
    publicPath: '/contact',
    visit: async (page) => {
      await page.waitForLoadState('networkidle');
      await page.getByLabel('Email or Phone').fill('noor@example.org');
      await page.getByRole('button', { name: 'Submit' }).click();
    },
    fields: [
      { label: 'Feedback title', value: 'Thanks a lot', at: 'feedbacktitle' },
      { label: 'Feedback message', value: 'We read it tonight.', at: 'feedbackmessage' },
    ],
  },
  {
    path: '/contentmentorform',
    documents: ['site/mentorGreeting'],
    said: 'Greeting title and description updated successfully!',
    publicPath: '/mentorform',
    visit: async (page) => {
      await openMentorForm(page);
      for (const [, fill] of mentorFields) await fill(page);
      await submitMentorForm(page);
    },
    fields: [
      { label: 'Greeting title', value: 'Welcome to the table', at: 'mentorFormModalTitle' },
      { label: 'Greeting description', value: 'We call on Monday.', at: 'mentorFormModalBody' },
    ],
  },
  {
    path: '/contentnews',
    documents: ['news/forty-laptops'],
    publicPath: '/news',
    fields: [
      {
        label: 'Image',
        value: '/demo/event-open-evening.800w.webp',
        at: 'image.url',
        seen: 'img[src="/demo/event-open-evening.800w.webp"]',
      },
      { label: 'Image width', value: '800', at: 'image.width', stored: 800, seen: null },
      { label: 'Image height', value: '600', at: 'image.height', stored: 600, seen: null },
      { label: 'Heading', value: 'The lamp is lit', at: 'heading' },
      { label: 'Description', value: 'It was dark before.', at: 'description' },
      { label: 'Button text', value: 'Read about the lamp', at: 'buttonText' },
      {
        label: 'Article link',
        value: 'https://example.org/lamp',
        at: 'articleUrl',
        seen: 'a[href="https://example.org/lamp"]',
      },
    ],
  },
  workPage('ycm', 'young-community-mentors'),
  workPage('shb', 'science-hub'),
  workPage('sz', 'study-zone'),
  workPage('hhk', 'helping-hands-for-kids'),
  workPage('sem', 'skills-employment-mentoring'),
];
