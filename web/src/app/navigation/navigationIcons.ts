import { sitePages } from '@lamplight/content/sitePages';
import { staffPages } from '@lamplight/content/staffPages';
import type { IconType } from 'react-icons';
import {
  LuBookOpen,
  LuBriefcase,
  LuChartColumn,
  LuCircleHelp,
  LuFiles,
  LuGraduationCap,
  LuHeartHandshake,
  LuHistory,
  LuHouse,
  LuImages,
  LuInbox,
  LuLayoutDashboard,
  LuListTree,
  LuMail,
  LuPaperclip,
  LuSettings,
  LuTrendingUp,
  LuUsers,
} from 'react-icons/lu';

/** The icon of an entry or a menu, by its name. */
export const navigationIcons: Readonly<Record<string, IconType>> = {
  [staffPages.start.title]: LuLayoutDashboard,
  [sitePages.feedbackInbox.title]: LuInbox,
  [sitePages.mentorForm.editor.entry]: LuGraduationCap,
  [sitePages.home.title]: LuHouse,
  Story: LuBookOpen,
  Work: LuBriefcase,
  Impact: LuTrendingUp,
  Involved: LuHeartHandshake,
  [sitePages.contact.title]: LuMail,
  [sitePages.pages.title]: LuFiles,
  [staffPages.pictures.title]: LuImages,
  [staffPages.files.title]: LuPaperclip,
  [sitePages.navigation.title]: LuListTree,
  Site: LuSettings,
  [staffPages.people.title]: LuUsers,
  [staffPages.activity.title]: LuHistory,
  [staffPages.visits.title]: LuChartColumn,
  [staffPages.help.title]: LuCircleHelp,
};
