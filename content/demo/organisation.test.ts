import { expect, test } from 'vitest';
import { contactSchema } from '../src/contact.ts';
import { homeSchema } from '../src/home.ts';
import { navigationSchema } from '../src/navigation.ts';
import { demoContact } from './contact.ts';
import { demoHome } from './home.ts';
import { demoNavigation } from './navigation.ts';

test('the demo organisation is valid content', () => {
  expect(homeSchema.parse(demoHome)).toEqual(demoHome);
  expect(contactSchema.parse(demoContact)).toEqual(demoContact);
  expect(navigationSchema.parse(demoNavigation)).toEqual(demoNavigation);
});

test('every picture of the demo home page has a description', () => {
  const { story, events, mainevent, ourImpact, sliderImages } = demoHome;
  const pictures = [
    ...sliderImages,
    ourImpact.image,
    story.pointer1image.url,
    story.pointer2image.url,
    story.pointer3image.url,
    story.pointer4image.url,
    ...events.map((event) => event.imageUrl),
    ...mainevent.map((event) => event.image),
  ];
  expect(pictures.filter((url) => !demoHome.imageAlts[url])).toEqual([]);
});
