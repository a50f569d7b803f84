import {
  colour,
  imageAlts,
  line,
  list,
  ofEvent,
  paragraph,
  percent,
  picture,
  required,
  typed,
  video,
} from './fields.ts';
import { listLimits } from './limits.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

const sizedImage = () => z.strictObject({ url: picture(), width: percent(), height: percent() });

/** The address of a slide of the image slider. */
export const slideSchema = required(typed(), messages.sliderImageRequired).pipe(picture());

export const titleWordSchema = z.strictObject({ word: required(line()), color: colour() });

const storySchema = z.strictObject({
  title: list(titleWordSchema, listLimits.titleWords),
  description: paragraph(),
  button: line(),
  pointer1image: sizedImage(),
  pointer1title: line(),
  pointer1description: paragraph(),
  pointer2image: sizedImage(),
  pointer2title: line(),
  pointer2description: paragraph(),
  pointer3image: sizedImage(),
  pointer3title: line(),
  pointer3description: paragraph(),
  pointer4image: sizedImage(),
  pointer4title: line(),
  pointer4description: paragraph(),
});

/** The initiatives of the home page, stored as `events`. */
export const initiativeSchema = z.strictObject({
  name: line(),
  description: paragraph(),
  imageUrl: picture(),
  imageWidth: percent(),
  imageHeight: percent(),
  videoUrl: video(),
  videoWidth: percent(),
  videoHeight: percent(),
});

export const mainEventSchema = z.strictObject({
  image: picture(),
  height: percent(),
  width: percent(),
  name: ofEvent(line()),
  form: ofEvent(line()),
  description: ofEvent(paragraph()),
});

export const quoteSchema = z.strictObject({ name: line(), role: line(), quote: paragraph() });

/**
 * The content of the home page (specification, section 3). `video` and `upcomingEvent` are held
 * and edited but not displayed. `imageAlts` is ours: what each picture shows, by its address.
 */
export const homeSchema = z.strictObject({
  sliderImages: list(slideSchema, listLimits.sliderImages),
  story: storySchema,
  events: list(initiativeSchema, listLimits.initiatives),
  mainevent: list(mainEventSchema, listLimits.mainEvents),
  ourImpact: z.strictObject({
    image: picture(),
    height: percent(),
    width: percent(),
    title1: line(),
    title2: line(),
    description: paragraph(),
  }),
  testimonials: list(quoteSchema, listLimits.testimonials),
  video: z.strictObject({ url: video(), title: line(), description: paragraph() }),
  upcomingEvent: z.strictObject({ name: ofEvent(line()), description: ofEvent(paragraph()) }),
  imageAlts: imageAlts(listLimits.imageAlts),
});

export type Home = z.infer<typeof homeSchema>;
export type Initiative = z.infer<typeof initiativeSchema>;
export type MainEvent = z.infer<typeof mainEventSchema>;
export type Quote = z.infer<typeof quoteSchema>;
