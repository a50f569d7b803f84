import { mentorGreetingSchema } from '@lamplight/content/mentorGreeting';
import { messages } from '@lamplight/content/messages';
import { paths } from '../../app/paths.ts';
import { greetingEditor } from '../../submissions/greetingEditor.tsx';

/** The greeting of those who have applied as a mentor, and their applications (specification, admin screen 7). */
export const MentorGreetingEditor = greetingEditor({
  page: { title: 'Mentor applications', publicPath: paths.mentorForm, backdrop: 'shore' },
  document: 'mentorGreeting',
  schema: mentorGreetingSchema,
  hint: 'What a visitor reads who has sent the mentor application form.',
  title: { name: 'mentorFormModalTitle', label: 'Greeting title' },
  body: { name: 'mentorFormModalBody', label: 'Greeting description' },
  saved: messages.mentorGreetingUpdated,
  saveFailed: messages.updateMentorGreetingFailed,
  submissions: {
    name: 'mentors',
    title: 'Mentor Applications',
    empty: 'No mentor applications available.',
    columns: [
      { label: 'Full Name', text: ({ fullName }) => String(fullName ?? '') },
      { label: 'Email', text: ({ email }) => String(email ?? '') },
      { label: 'Phone', text: ({ phone }) => String(phone ?? '') },
      { label: 'Location', text: ({ location }) => String(location ?? '') },
      { label: 'Subjects', text: ({ subjects }) => String(subjects ?? '') },
    ],
  },
});
