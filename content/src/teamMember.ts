import { line, paragraph, percent, picture, required, typed } from './fields.ts';
import { messages } from './messages.ts';
import { teamTypes } from './teamTypes.ts';
import { z } from './zod.ts';

/** A member of the team (specification, section 3); every field is required (section 5). */
export const teamMemberSchema = z.strictObject({
  name: required(line()),
  position: required(line()),
  image: required(typed()).pipe(picture()),
  imageWidth: percent().refine((value) => value !== '', messages.allFieldsRequired),
  imageHeight: percent().refine((value) => value !== '', messages.allFieldsRequired),
  description: required(paragraph()),
  type: z.enum(teamTypes, messages.allFieldsRequired),
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
