import { emailPattern } from '@lamplight/content/emailPattern';
import { messages } from '@lamplight/content/messages';
import { z } from '@lamplight/content/zod';

/** The email has to look like one before anything is asked (specification, section 5). */
export const emailField = () => z.string().trim().regex(emailPattern, messages.invalidEmail);
