import { messages } from '@lamplight/content/messages';
import { siteDocument, workPageNames } from '@lamplight/content/paths';
import { aboutSamples } from '@lamplight/content/samples/about';
import { contactSamples } from '@lamplight/content/samples/contact';
import { homeSamples } from '@lamplight/content/samples/home';
import { navigationSamples } from '@lamplight/content/samples/navigation';
import { newsItemSamples } from '@lamplight/content/samples/newsItem';
import { programmeSamples } from '@lamplight/content/samples/programme';
import type { Samples } from '@lamplight/content/samples/sample';
import { teamMemberSamples } from '@lamplight/content/samples/teamMember';
import { testimonialSamples } from '@lamplight/content/samples/testimonial';
import { workPageSamples } from '@lamplight/content/samples/workPage';

/** The single documents: where each is shown and saved below /api, and where it is stored. */
export const documents = [
  {
    path: 'home',
    savedAt: ['home/home'],
    stored: siteDocument('home'),
    id: 'home',
    ...of(homeSamples),
  },
  {
    path: 'about',
    savedAt: ['about/about'],
    stored: siteDocument('about'),
    id: 'about',
    ...of(aboutSamples),
  },
  {
    path: 'contact',
    savedAt: ['contact/contact', 'contact'],
    stored: siteDocument('contact'),
    id: 'contact',
    ...of(contactSamples),
  },
  {
    path: 'nav',
    savedAt: ['nav'],
    stored: siteDocument('navigation'),
    id: undefined,
    ...of(navigationSamples),
  },
] as const;

const { memberDeleted, testimonialDeleted, itemDeleted } = messages;

/** The lists: where each is below /api and in the store, and what is said when an item is deleted. */
export const lists = [
  { path: 'team', list: 'team', deleted: memberDeleted, ...of(teamMemberSamples) },
  {
    path: 'student-testimonials',
    list: 'studentTestimonials',
    deleted: testimonialDeleted,
    ...of(testimonialSamples),
  },
  {
    path: 'mentor-testimonials',
    list: 'mentorTestimonials',
    deleted: testimonialDeleted,
    ...of(testimonialSamples),
  },
  { path: 'news', list: 'news', deleted: itemDeleted, ...of(newsItemSamples) },
  { path: 'international', list: 'international', deleted: itemDeleted, ...of(programmeSamples) },
  ...workPageNames.map((name) => ({
    path: name,
    list: name,
    deleted: itemDeleted,
    ...of(workPageSamples),
  })),
] as const;

/** Samples, and the small one as the content to begin with. */
function of(samples: Samples<object>) {
  return { samples, content: { ...samples.valid.small } as Record<string, unknown> };
}
