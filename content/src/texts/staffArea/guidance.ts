import type { PageName } from '../../sitePages.ts';

const programme =
  'One programme: who it is for, what happens, and how to take part. Start with what people gain, then say where and when; numbers and names convince more than praise. The best pictures show people doing things together in this programme.';

const quotes =
  'What people who know you say, in their own words. Two or three sentences about what changed get read; a long quote doesn’t. A portrait looks best close up and in daylight; ask people before you show them, and ask the parents of children.';

/**
 * Staff texts: the help next to an editor, on the purpose of its page and on good texts and pictures there, in three
 * sentences. The handbook has it too.
 */
export const guidance: Partial<Record<PageName, string>> = {
  home: 'The first page most visitors see: it says within seconds who you are and what you do. Keep titles to one line and descriptions to two sentences, and link to the page with more. Landscape pictures look best at the top: 1,200 pixels or more, with people and no text.',
  about:
    'How you began and what you believe in. Write as you would tell a neighbour: short paragraphs, with names and years instead of big words. One picture of your own people says more than a stock photo.',
  mission:
    'What you want to achieve, with a video that shows it. Say in one paragraph what you do, and in the other what changes because of it. Add a transcript for people who can’t hear or see the video.',
  team: 'The people behind the work; each has their own page. A name, a role, and a few sentences in their own words are enough. Portraits look like a team when they are all cropped alike: close up, in daylight, looking at the camera.',
  ycm: programme,
  shb: programme,
  sz: programme,
  hhk: programme,
  sem: programme,
  international:
    'What you do in other countries, place by place. For each, say who works there, with whom, and what came of it. A picture of the place with its people helps more than a map or a flag.',
  studentTestimonials: quotes,
  mentorTestimonials: quotes,
  news: 'Your news, newest first. Say in the title what happened, and in the first sentence who, where and when. One picture from the day is enough, and a phone photo is fine.',
  support:
    'All the ways to help, with money or time. Say what an amount or an hour achieves, and make each way one clear step. A picture of what help has achieved works better than one of need.',
  giving:
    'How to give directly. Say in one sentence what each amount achieves, and check the account number twice: people copy it from here. You don’t need a picture here; people trust clear text more.',
  contact:
    'How people reach you, with a form for everything else. Give one email and one number, and say under “More blocks” when someone answers. The email also appears at the bottom of every page.',
  feedbackInbox:
    'Feedback from the contact page, and the message people see after sending it. Thank them there, and say when they will hear from you. When you read a submission, set its state so that nobody answers twice.',
  mentorForm:
    'Mentor applications, and the message people see after applying. Thank them there, and say what happens next and when. When you read an application, set its state so that nobody answers twice.',
  pages:
    'Pages of your own: a project, a policy, an annual report. One page, one question: say in the first lines what it is about, then put one block below the other. A page stays hidden until you tick that visitors can see it; then link it from the menu or another page.',
  navigation:
    'The names in the menu at the top of every page. One or two words each are enough; visitors look for words they know, not your internal names. A long name wraps on phones, so check the preview.',
  organisation:
    'Your name and how the whole site looks. Choose the colour of your logo; the other colours are matched to it so that all text stays readable. A square logo without small print also works in a browser tab.',
  privacy:
    'What you do with people’s data, as the law requires. Say in plain words what you keep, why, for how long, and who to ask. Have someone who knows your country’s law check it.',
  sharing:
    'How each page appears in search engines and when shared. A title of up to 60 characters and a sentence of up to 160 are shown in full; say what the page offers. A wide picture, 1,200 by 630 pixels, is shown in full too.',
  redirects:
    'Where old addresses lead, such as those on printed leaflets or from an older site. Add one when “Pages not found”, under Visits and errors, shows that visitors look for a page that no longer exists. You can paste a whole address.',
};
