import { choice, imageAlts, line, percent, picture, richText } from './fields.ts';
import { listLimits } from './limits.ts';
import { scheduled } from './scheduled.ts';
import { teamTypeNames } from './teamTypes.ts';
import type * as z from './zod.ts';

const required = true;

/** A member of the team; every field but the alt texts is required. */
export const teamMemberSchema = scheduled({
  name: line({ label: 'Name', required }),
  position: line({ label: 'Position', required }),
  image: picture({ label: 'Image', required, portrait: true }),
  imageWidth: percent({ label: 'Image width', required }),
  imageHeight: percent({ label: 'Image height', required }),
  description: richText({ label: 'Description', required }),
  type: choice(teamTypeNames, { label: 'Type' }),
  imageAlts: imageAlts(listLimits.fewImageAlts),
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
