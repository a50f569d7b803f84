import type { Page } from '@playwright/test';
import { untilHydrated } from './untilHydrated.ts';

/** The required fields: how each is filled in, and what the summary calls it. */
export const required: [label: string, fill: (page: Page) => Promise<void>][] = [
  ...[
    ['Full name', 'Noor Haddad'],
    ['Email', 'noor@example.org'],
    ['Phone', '+1 555 010 0199'],
    ['Location', 'Springfield'],
    ['Occupation', 'Electrician'],
    ['Education', 'Apprenticeship'],
    ['Subjects', 'Physics'],
    ['Hours per week', '2'],
  ].map(([label = '', value = '']): [string, (page: Page) => Promise<void>] => [
    label,
    (page) => page.getByRole('textbox', { name: label }).fill(value),
  ]),
  ['Age group', (page) => page.getByLabel('Teenagers').check()],
  ['Days available', (page) => page.getByLabel('Weekends').check()],
  ['Do you have access to a laptop?', (page) => answer(page, 'laptop')],
  ['Do you agree to a background check?', (page) => answer(page, 'background check')],
  ['Acknowledgment', (page) => page.getByLabel(/Everything here is true/).check()],
];

const answer = (page: Page, about: string) =>
  page
    .getByRole('group', { name: new RegExp(about) })
    .getByLabel('Yes')
    .check();

/** Opens the mentor form, ready to be filled in. */
export async function openMentorForm(page: Page) {
  await page.goto('/mentorform');
  await untilHydrated(page);
}

export const submitMentorForm = (page: Page) =>
  page.getByRole('button', { name: 'Submit application' }).click();
