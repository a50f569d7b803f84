import { group, line, richText, transcript, video } from './fields.ts';
import * as z from './zod.ts';

const required = true;

/** The page Mission; every field but the transcript is required. */
export const missionSchema = z.strictObject({
  titlemission1: line({ label: 'First mission title', required }),
  titlemission2: line({ label: 'Second mission title', required }),
  mission: group({
    missiondescription1: richText({ label: 'First mission description', required }),
    missiondescription2: richText({ label: 'Second mission description', required }),
    missionurl: video({
      label: 'Mission Youtube URL',
      required,
      transcript: 'missiontranscript',
    }),
    missiontranscript: transcript(),
  }),
});

export type Mission = z.infer<typeof missionSchema>;
