import { feedbackSchema } from '@lamplight/content/feedback';
import { schemaResolver } from '../../forms/schemaResolver.ts';

export const resolver = schemaResolver(feedbackSchema);
