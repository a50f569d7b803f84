import { phoneLink } from '@lamplight/content/addresses';
import { withAsciiDigits } from '@lamplight/content/digits';
import { shownText } from '@lamplight/content/shownText';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { inboxTexts } from '@lamplight/content/texts/staffArea/inbox';

/** A value of a submission in words. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? commonTexts.yes : commonTexts.no;
  return shownText(Array.isArray(value) ? value.join(', ') : String(value ?? ''));
}

/** Where an email or a phone number leads; null for what is neither. */
export function contactLink(contact: string): string | null {
  if (isMailAddress(contact)) return `mailto:${encodeURIComponent(contact)}`;
  return /(\D*\d){6}/.test(withAsciiDigits(contact)) ? phoneLink(contact) : null;
}

const isMailAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

/** Where an answer goes: a mail, or a call; null where neither is known. */
export function replyTo(content: Record<string, unknown>): { href: string; text: string } | null {
  const to = String(content.email ?? content.emailOrPhone ?? '');
  if (isMailAddress(to)) {
    const subject = encodeURIComponent(inboxTexts.replySubject(content.subject));
    return { href: `mailto:${encodeURIComponent(to)}?subject=${subject}`, text: inboxTexts.reply };
  }
  return /^\d{10}$/.test(withAsciiDigits(to))
    ? { href: phoneLink(to), text: inboxTexts.callNumber(to) }
    : null;
}
