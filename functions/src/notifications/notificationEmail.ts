import { isolated } from '@lamplight/content/shownText';
import { sitePages } from '@lamplight/content/sitePages';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { notificationSubjects, notificationText } from '@lamplight/content/texts/mail';
import { mailSettings } from '../settings.ts';

/** How notifications are sent, where all that is needed is set. */
export type NotificationSettings = ReturnType<typeof mailSettings>;

const isSet = (text: string) => text !== '';
const isPort = (port: number) => Number.isInteger(port) && port >= 1 && port <= 65_535;
const isSite = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * How notifications are sent.
 * @returns `off` where there is no mail server; `wrong` with the names of what is missing or wrong
 */
export function notificationSettings(): NotificationSettings | { off: true } | { wrong: string[] } {
  const settings = mailSettings();
  const { host, port, from, to, site } = settings;
  if (host === '') return { off: true };
  const right = { port: isPort(port), from: isSet(from), to: isSet(to), site: isSite(site) };
  const wrong = Object.entries(right).flatMap(([name, is]) => (is ? [] : name));
  return wrong.length > 0 ? { wrong } : settings;
}

/** The page where staff read submissions. */
const pages: Record<SubmissionName, string> = {
  feedback: sitePages.feedbackInbox.editor.path,
  mentors: sitePages.mentorForm.editor.path,
};

interface Place extends Pick<NotificationSettings, 'from' | 'to' | 'site'> {
  /** The organisation's name; may be empty. */
  organisation: string;
}

/**
 * The mail that tells staff of a submission: its kind, when it came, and where to read it. Sent
 * twice it is the same mail by its Message-ID, so that mailboxes may keep one of them.
 */
export function notificationEmail(
  name: SubmissionName,
  id: string,
  receivedAt: Date,
  { from, to, site, organisation }: Place,
) {
  const { href: link, hostname } = new URL(pages[name], site);
  const time = receivedAt.toISOString().slice(0, 16).replace('T', ' ');
  return {
    from,
    to,
    subject: [notificationSubjects[name], isolated(organisation)].filter(Boolean).join(' · '),
    text: notificationText(name, `${time} UTC`, link),
    messageId: `<${name}.${encodeURIComponent(id)}@${hostname}>`,
    // Keeps holiday notes and other programs from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

export type NotificationEmail = ReturnType<typeof notificationEmail>;
