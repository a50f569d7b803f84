import { workPageNames } from '@lamplight/content/paths';
import type { ComponentType } from 'react';
import { contentWorkPagePath, paths } from './paths.ts';

/** A page of the staff area. Its code is loaded when it is opened. */
interface EditorRoute {
  path: string;
  lazy: () => Promise<{ Component: ComponentType } | { element: React.ReactNode }>;
}

/** The table of editors: one line for each page of the staff area. */
export const editors: EditorRoute[] = [
  {
    path: paths.contentHome,
    lazy: async () => ({ Component: (await import('../pages/home/HomeEditor.tsx')).HomeEditor }),
  },
  {
    path: paths.contentAbout,
    lazy: async () => ({ Component: (await import('../pages/about/AboutEditor.tsx')).AboutEditor }),
  },
  {
    path: paths.contentMission,
    lazy: async () => ({
      Component: (await import('../pages/mission/MissionEditor.tsx')).MissionEditor,
    }),
  },
  {
    path: paths.contentTeam,
    lazy: async () => ({ Component: (await import('../pages/team/TeamEditor.tsx')).TeamEditor }),
  },
  {
    path: paths.contentInternational,
    lazy: async () => ({
      Component: (await import('../pages/programmes/InternationalEditor.tsx')).InternationalEditor,
    }),
  },
  {
    path: paths.contentStudentTestimonial,
    lazy: async () => ({
      Component: (await import('../pages/testimonials/StudentTestimonialsEditor.tsx'))
        .StudentTestimonialsEditor,
    }),
  },
  {
    path: paths.contentMentorTestimonial,
    lazy: async () => ({
      Component: (await import('../pages/testimonials/MentorTestimonialsEditor.tsx'))
        .MentorTestimonialsEditor,
    }),
  },
  {
    path: paths.contentNews,
    lazy: async () => ({ Component: (await import('../pages/news/NewsEditor.tsx')).NewsEditor }),
  },
  {
    path: paths.contentSupport,
    lazy: async () => ({
      Component: (await import('../pages/support/SupportEditor.tsx')).SupportEditor,
    }),
  },
  {
    path: paths.contentContact,
    lazy: async () => ({
      Component: (await import('../pages/contact/ContactEditor.tsx')).ContactEditor,
    }),
  },
  {
    path: paths.contentFeedback,
    lazy: async () => ({
      Component: (await import('../pages/contact/FeedbackGreetingEditor.tsx'))
        .FeedbackGreetingEditor,
    }),
  },
  {
    path: paths.contentMentorForm,
    lazy: async () => ({
      Component: (await import('../pages/mentorForm/MentorGreetingEditor.tsx'))
        .MentorGreetingEditor,
    }),
  },
  {
    path: paths.contentNavigation,
    lazy: async () => ({
      Component: (await import('../pages/navigation/NavigationEditor.tsx')).NavigationEditor,
    }),
  },
  ...workPageNames.map((name) => ({
    path: contentWorkPagePath(name),
    lazy: async () => {
      const { WorkPageEditor } = await import('../pages/programmes/WorkPageEditor.tsx');
      return { element: <WorkPageEditor key={name} name={name} /> };
    },
  })),
];
