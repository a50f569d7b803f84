/**
 * What the site does with visitors' data by itself: the page about it as long as the organisation has not written
 * its own. It has to stay true to the code: who changes what is kept, or where it goes, changes it here.
 */
export const privacySections = [
  {
    heading: 'What we keep when you write to us',
    text: 'When you send us a message: your name, how to answer you, the subject, and what you wrote. When you apply as a mentor: what you filled in about yourself, your background, mentoring and your motivation. In both cases also when it arrived, and later our notes about it.',
  },
  {
    heading: 'What we keep it for, and who reads it',
    text: 'We keep it to answer you and to work with you. Our staff read it after they have logged in; mails that tell them of a new message say nothing of what is in it.',
  },
  {
    heading: 'How long we keep it',
    text: 'As long as we need it to answer you or to work with you. Then we delete it.',
  },
  {
    heading: 'What you can ask of us',
    text: 'You can ask us what we keep of you, have it put right, get a copy of it, or have all of it erased. Write to us or call us; how stands under Contact.',
  },
  {
    heading: 'What this website leaves on your device',
    text: 'No cookies. What you type into a form stays in your browser until you have sent it, so that nothing is lost; before that, nobody gets it.',
  },
  {
    heading: 'What we count',
    text: 'We count how often each page is seen, how quickly it is there, which errors of ours it meets in your browser, and which addresses of this website are looked for in vain, with nothing that says who you are and nothing kept on your device; if your browser asks not to be tracked, you are not counted.',
  },
  {
    heading: 'What comes from elsewhere',
    text: 'Pages, pictures and typefaces come from this website. A video comes from YouTube or Vimeo, and only after you have pressed its button; they learn then that you are watching it.',
  },
  {
    heading: 'Where it is kept, and against misuse',
    text: 'This website and what you send us are kept on servers of Google Cloud, which notes for a while which internet address asked for what. So that nobody can flood our forms, we make a number of your internet address from which it cannot be found out, and forget it within a day.',
  },
] as const;

/** A heading or a text of them. */
export type PrivacyText = (typeof privacySections)[number]['heading' | 'text'];
