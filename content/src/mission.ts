import { line, paragraph, required, typed, video } from './fields.ts';
import { z } from './zod.ts';

/** The page Mission (specification, section 3); every field is required (section 5). */
export const missionSchema = z.strictObject({
  titlemission1: required(line()),
  titlemission2: required(line()),
  mission: z.strictObject({
    missiondescription1: required(paragraph()),
    missiondescription2: required(paragraph()),
    missionurl: required(typed()).pipe(video()),
  }),
});

export type Mission = z.infer<typeof missionSchema>;
