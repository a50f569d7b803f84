import { feedbackSamples } from '@lamplight/content/samples/feedback';
import type { Page } from '@playwright/test';
import { storeSubmissions } from './submissions.ts';

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

export const rows = (page: Page) => page.getByRole('table').getByRole('row');
export const row = (page: Page, text: string) => rows(page).filter({ hasText: text });

/** Shows the submissions in a state. */
export const showState = (page: Page, state: string) =>
  page
    .getByRole('radiogroup', { name: 'State' })
    .getByRole('radio', { name: new RegExp(`^${state}( \\d+ unread)?$`) })
    .check();

/** The texts of a column, from its first row on. */
export const column = (page: Page, index: number) =>
  page.getByRole('table').locator(`tbody td:nth-child(${index + 1})`);

/** Stores thirty messages, one a minute, the newest first. */
export const storeThirty = () =>
  storeSubmissions('feedback', 30, (index) => ({
    content: {
      ...feedbackSamples.valid.small,
      name: `Visitor ${index}`,
      subject: `Lamp ${index}`,
    },
    at: minutesAgo(index),
    state: index % 3 === 0 ? 'new' : 'done',
    ...(index < 2 && { notice: index === 0 ? 'failed' : 'sent' }),
  }));
