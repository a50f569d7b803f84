import { group, line } from './fields.ts';
import * as z from './zod.ts';

const required = true;
const sentence = true;

const points = {
  title: line({ label: 'Title', required }),
  point1: line({ label: 'Point 1', required, sentence }),
  point2: line({ label: 'Point 2', required, sentence }),
  point3: line({ label: 'Point 3', required, sentence }),
};

const fourthPoint = line({
  label: 'Point 4',
  hint: 'Not shown on the website',
  required,
  sentence,
  hidden: true,
});

/**
 * The page Support; every field is required. The fourth
 * volunteer point is stored but not shown in public.
 */
export const supportSchema = z.strictObject({
  donate: group(points, { label: 'Donate' }),
  volunteer: group({ ...points, point4: fourthPoint }, { label: 'Volunteer' }),
});

export type Support = z.infer<typeof supportSchema>;
