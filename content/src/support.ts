import { line, required } from './fields.ts';
import { z } from './zod.ts';

/**
 * The page Support (specification, section 3); every field is required (section 5). The fourth
 * volunteer point is stored but not shown in public (the customer's decision 10).
 */
export const supportSchema = z.strictObject({
  donate: z.strictObject({
    title: required(line()),
    point1: required(line()),
    point2: required(line()),
    point3: required(line()),
  }),
  volunteer: z.strictObject({
    title: required(line()),
    point1: required(line()),
    point2: required(line()),
    point3: required(line()),
    point4: required(line()),
  }),
});

export type Support = z.infer<typeof supportSchema>;
