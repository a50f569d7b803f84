import { noticeSubjects, noticeText } from '@lamplight/content/noticeTexts';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { sitePages } from '@lamplight/web/sitePages';
import type { NoticeSettings } from './noticeSettings.ts';

/** Where staff read what was sent. */
const pages: Record<SubmissionName, string> = {
  feedback: sitePages.feedbackGreeting.editor.path,
  mentors: sitePages.mentorForm.editor.path,
};

/**
 * The mail that tells staff of a submission: its kind, when it came, and where to read it. Sent
 * twice it is the same mail by its Message-ID, so that mailboxes may keep one of them.
 */
export function noticeMail(
  name: SubmissionName,
  id: string,
  receivedAt: Date,
  { from, to, site }: Pick<NoticeSettings, 'from' | 'to' | 'site'>,
) {
  const { href: link, hostname } = new URL(pages[name], site);
  const time = receivedAt.toISOString().slice(0, 16).replace('T', ' ');
  return {
    from,
    to,
    subject: noticeSubjects[name],
    text: noticeText(name, `${time} UTC`, link),
    messageId: `<${name}.${encodeURIComponent(id)}@${hostname}>`,
    // Keeps holiday notes and other programs from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

export type NoticeMail = ReturnType<typeof noticeMail>;
