import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { contentWorkPagePath, paths } from './paths.ts';

/** An entry of the staff area's navigation. Without `path` it is shown without a target. */
export interface AdminEntry {
  name: string;
  path?: string;
  /** What is sent to be read there: how many are unread is shown. */
  unread?: SubmissionName;
}

export interface AdminGroup {
  name: string;
  entries: AdminEntry[];
}

/**
 * The navigation of the staff area (specification, section 2), in its order, and behind it the
 * public navigation, which the specification loads from the server without saying who edits it.
 */
export const adminNavigation: (AdminEntry | AdminGroup)[] = [
  { name: 'Home', path: paths.contentHome },
  {
    name: 'Story',
    entries: [
      { name: 'About', path: paths.contentAbout },
      { name: 'Mission', path: paths.contentMission },
      { name: 'Team', path: paths.contentTeam },
    ],
  },
  {
    name: 'Work',
    entries: [
      { name: 'YCM', path: contentWorkPagePath('ycm') },
      { name: 'SHB', path: contentWorkPagePath('shb') },
      { name: 'SZ', path: contentWorkPagePath('sz') },
      { name: 'HHK', path: contentWorkPagePath('hhk') },
      { name: 'SEM', path: contentWorkPagePath('sem') },
      { name: 'International', path: paths.contentInternational },
    ],
  },
  {
    name: 'Impact',
    entries: [
      { name: 'Student Testimonials', path: paths.contentStudentTestimonial },
      { name: 'Mentor Testimonials', path: paths.contentMentorTestimonial },
      { name: 'News', path: paths.contentNews },
    ],
  },
  {
    name: 'Involved',
    entries: [{ name: 'Sponsor' }, { name: 'Support Us', path: paths.contentSupport }],
  },
  { name: 'Contact Us', path: paths.contentContact },
  { name: 'Feedback', path: paths.contentFeedback, unread: 'feedback' },
  { name: 'Mentor/Teach Feedback', path: paths.contentMentorForm, unread: 'mentors' },
  { name: 'Navigation', path: paths.contentNavigation },
];
