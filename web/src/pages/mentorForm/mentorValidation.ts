import { mentorApplicationSchema } from '@lamplight/content/mentorApplication';
import { schemaResolver } from '../../forms/schemaResolver.ts';

export const resolver = schemaResolver(mentorApplicationSchema);
