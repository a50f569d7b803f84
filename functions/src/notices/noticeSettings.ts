import { z } from '@lamplight/content/zod';
import { mailSettings } from '../lib/settings.ts';

const noticeSettingsSchema = z.object({
  host: z.string().min(1),
  port: z.int().min(1).max(65_535),
  user: z.string(),
  password: z.string(),
  from: z.string().min(1),
  to: z.string().min(1),
  site: z.url({ protocol: /^https?$/ }),
});

/** How notices are sent, where all that is needed is set. */
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;

/**
 * How notices are sent.
 * @returns `off` where there is no mail server; `wrong` with the names of what is missing or wrong
 */
export function noticeSettings(): NoticeSettings | { off: true } | { wrong: string[] } {
  const settings = mailSettings();
  if (settings.host === '') return { off: true };
  const { success, data, error } = noticeSettingsSchema.safeParse(settings);
  return success ? data : { wrong: error.issues.map(({ path }) => path.join('.')) };
}
