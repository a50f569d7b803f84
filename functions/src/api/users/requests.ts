import { email } from '@lamplight/content/fields';
import { messages } from '@lamplight/content/messages';
import { z } from '@lamplight/content/zod';

/** What is sent to log in. */
export const loginSchema = z.strictObject({
  email: email({ label: 'Email', required: messages.invalidEmail }),
  password: z.string().min(1, messages.allFieldsRequired).max(4_096),
});

/** What is sent to log out. A single session ends where it is, by forgetting its token. */
export const logoutSchema = z.strictObject({ everywhere: z.literal(true) });
