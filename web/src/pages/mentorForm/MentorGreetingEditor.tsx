import { mentorGreetingSchema } from '@lamplight/content/mentorGreeting';
import { messages } from '@lamplight/content/messages';
import { greetingEditor } from '../../submissions/greetingEditor.tsx';

/** The greeting of those who have applied as a mentor, and their applications (specification, admin screen 7). */
export const Component = greetingEditor({
  page: 'mentorForm',
  document: 'mentorGreeting',
  schema: mentorGreetingSchema,
  hint: 'What a visitor reads who has sent the mentor application form.',
  title: 'mentorFormModalTitle',
  body: 'mentorFormModalBody',
  saved: messages.mentorGreetingUpdated,
  saveFailed: messages.updateMentorGreetingFailed,
  submissions: {
    name: 'mentors',
    title: 'Mentor Applications',
    empty: 'No mentor applications available.',
  },
});
