import { imageAlts, line, paragraph, percent, picture, story, video } from './fields.ts';
import { listLimits } from './limits.ts';
import { complete, completeOrEmpty } from './parts.ts';
import { z } from './zod.ts';

/** What each of the three editors of this one document requires (specification, section 5). */
const required = {
  about: [
    'title1',
    'title2',
    'description1',
    'description2',
    'story',
    'image.url',
    'image.width',
    'image.height',
  ],
  mission: [
    'titlemission1',
    'titlemission2',
    'mission.missiondescription1',
    'mission.missiondescription2',
    'mission.missionurl',
  ],
  support: [
    'donate.title',
    'donate.point1',
    'donate.point2',
    'donate.point3',
    'volunteer.title',
    'volunteer.point1',
    'volunteer.point2',
    'volunteer.point3',
    'volunteer.point4',
  ],
} as const;

const fields = z.strictObject({
  title1: line(),
  title2: line(),
  description1: paragraph(),
  description2: paragraph(),
  story: story(),
  image: z.strictObject({ url: picture(), width: percent(), height: percent() }),
  titlemission1: line(),
  titlemission2: line(),
  mission: z.strictObject({
    missiondescription1: paragraph(),
    missiondescription2: paragraph(),
    missionurl: video(),
  }),
  donate: z.strictObject({ title: line(), point1: line(), point2: line(), point3: line() }),
  volunteer: z.strictObject({
    title: line(),
    point1: line(),
    point2: line(),
    point3: line(),
    point4: line(),
  }),
  imageAlts: imageAlts(listLimits.aboutImageAlts),
});

/**
 * The pages About, Mission and Support (specification, section 3). Each part is complete or still
 * empty, so that one can be filled in before the others. The fourth volunteer point is stored but
 * not shown in public (the customer's decision 10).
 */
export const aboutSchema = fields.superRefine(completeOrEmpty(Object.values(required)));

/** What the editor of the page About edits of it. */
export const aboutPartSchema = fields
  .pick({
    title1: true,
    title2: true,
    description1: true,
    description2: true,
    story: true,
    image: true,
    imageAlts: true,
  })
  .superRefine(complete(required.about));

/** What the editor of the page Mission edits of it. */
export const missionPartSchema = fields
  .pick({ titlemission1: true, titlemission2: true, mission: true })
  .superRefine(complete(required.mission));

/** What the editor of the page Support edits of it. */
export const supportPartSchema = fields
  .pick({ donate: true, volunteer: true })
  .superRefine(complete(required.support));

export type About = z.infer<typeof aboutSchema>;
export type AboutPart = z.infer<typeof aboutPartSchema>;
