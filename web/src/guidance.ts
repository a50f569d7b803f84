import type { PageName } from './sitePages.ts';

const programme =
  'One programme: whom it is for, what happens in it, and how to take part. Begin with what somebody gains who comes, then say where and when; numbers and names say more than praise. Pictures from the programme itself are the best ones, of what people do together.';

const quotes =
  'What people say who know you, in their own words. Two or three sentences that tell what changed are read; a long quote is not. A portrait looks best from near and in daylight; ask before you show somebody, and ask the parents of children.';

/**
 * What staff are told beside an editor: what its page is for, and what makes a good text and a good picture there, in
 * three sentences. The handbook says it too.
 */
export const guidance: Partial<Record<PageName, string>> = {
  home: 'The first page that most visitors see: it says within seconds who you are and what you do. Keep titles to one line and descriptions to two sentences, and lead on to the page that tells more. Wide pictures look best on top, 1,600 pixels or more, with people in them and no text.',
  about:
    'How it began and what you stand for. Write as you would tell a neighbour: short paragraphs, with names and years instead of big words. One picture of your own people says more than a bought one.',
  mission:
    'What you want to reach, with a film that shows it. Say in one paragraph what you do, and in the other what changes by it. Add a transcript of the film, for who cannot hear or see it.',
  team: 'The people behind the work; each has a page of their own. A name, what somebody does, and a few sentences in their own words are enough. Portraits look like a team when all are cut alike: from near, in daylight, looking at you.',
  ycm: programme,
  shb: programme,
  sz: programme,
  hhk: programme,
  sem: programme,
  international:
    'What you do in other countries, place by place. Say of each who works there, with whom, and what came of it. A picture of the place with its people helps more than a map or a flag.',
  studentTestimonials: quotes,
  mentorTestimonials: quotes,
  news: 'What has just happened, the newest first. Say in the title what happened, and in the first sentence who, where and when. One picture of the day itself is enough, and it may be a photo of a phone.',
  support:
    'All the ways to help, with money or without. Say what a certain sum or an hour does, and make each way one clear step. A picture of what help has brought about is better than one of need.',
  giving:
    'How to give, without a middleman. Say in one sentence each what a certain sum does, and check the account twice: people copy it from here. No picture is needed here; a clear text is trusted more.',
  contact:
    'How people reach you, with a form for all that they want to say. Give one address, one number and the hours at which somebody answers. What stands here stands below every page too, so keep it short.',
  feedbackGreeting:
    'What visitors wrote with the form on the contact page, and below it what they read once it is sent. Thank them there, and say by when they get an answer. Whoever reads an entry sets its state, so that nobody answers twice.',
  mentorForm:
    'Who applied with the form for mentors, and below it what they read once it is sent. Thank them there, and say what happens next and by when. Whoever reads an entry sets its state, so that nobody answers twice.',
  navigation:
    'What the menu on top of every page is called. One or two words an entry are enough; visitors look for what they know, not for names of your own. A long name wraps on phones, so look at the preview there.',
  organisation:
    'What you are called and how the whole site looks. Choose one colour, that of your logo; the others are made to go with it, and all texts stay readable. A square logo without small print is clear in the tab of a browser too.',
  privacy:
    'What becomes of what people tell you, as the law asks. Say in plain words what you keep, why, for how long, and whom to ask. Have somebody read it who knows the law of your country.',
  sharing:
    'What search engines and messengers show of each page. A title of up to 60 characters and a sentence of up to 160 are shown whole; say what the page has for whoever finds it. A wide picture, 1,200 by 630 pixels, is shown whole too.',
  redirects:
    'Where old addresses lead, such as those on printed leaflets or of an older site. Add one whenever the list below shows that visitors look for something that is no longer there. An address needs no more than what follows your site’s name.',
};
