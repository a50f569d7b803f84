import type { FormContent, FormFields } from './formFields.ts';

const short = true;
const yesOrNo = { Yes: 'mentorForm.yes', No: 'mentorForm.no' } as const;

const about = 'mentorForm.aboutYou';
const background = 'mentorForm.background';
const mentoring = 'mentorForm.mentoring';
const motivation = 'mentorForm.motivation';
const sending = 'mentorForm.beforeSending';

/** An application to become a mentor. Optional fields may be empty; `acknowledgment` must be true. */
export const mentorFields = {
  fullName: {
    kind: 'line',
    label: 'Full Name',
    question: 'mentorForm.fullName',
    group: about,
    required: 'mentorForm.enterFullName',
    autoComplete: 'name',
    short,
  },
  email: {
    kind: 'email',
    question: 'page.email',
    wrong: 'form.enterEmail',
    group: about,
    required: 'mentorForm.enterEmail',
    autoComplete: 'email',
    short,
  },
  phone: {
    kind: 'phone',
    question: 'mentorForm.phone',
    group: about,
    required: 'mentorForm.enterPhone',
    autoComplete: 'tel',
    short,
  },
  age: { kind: 'line', question: 'mentorForm.age', group: about, short },
  location: {
    kind: 'line',
    question: 'mentorForm.location',
    hint: 'mentorForm.locationHint',
    group: about,
    required: 'mentorForm.enterLocation',
  },
  occupation: {
    kind: 'line',
    question: 'mentorForm.occupation',
    group: background,
    required: 'mentorForm.enterOccupation',
    autoComplete: 'organization-title',
    short,
  },
  organization: {
    kind: 'line',
    question: 'mentorForm.organization',
    group: background,
    autoComplete: 'organization',
    short,
  },
  education: {
    kind: 'line',
    question: 'mentorForm.education',
    group: background,
    required: 'mentorForm.enterEducation',
  },
  experience: {
    kind: 'paragraph',
    question: 'mentorForm.experience',
    group: background,
    hint: 'mentorForm.experienceHint',
  },
  certifications: {
    kind: 'paragraph',
    question: 'mentorForm.certifications',
    group: background,
  },
  subjects: {
    kind: 'line',
    question: 'mentorForm.subjects',
    group: mentoring,
    required: 'mentorForm.enterSubjects',
    hint: 'mentorForm.subjectsHint',
  },
  ageGroup: {
    kind: 'choice',
    question: 'mentorForm.ageGroup',
    group: mentoring,
    required: 'mentorForm.chooseAgeGroup',
    options: {
      Children: 'mentorForm.children',
      Teenagers: 'mentorForm.teenagers',
      'Young Adults': 'mentorForm.youngAdults',
    },
    short,
  },
  daysAvailable: {
    kind: 'choices',
    question: 'mentorForm.daysAvailable',
    group: mentoring,
    required: 'mentorForm.chooseDays',
    options: { Weekdays: 'mentorForm.weekdays', Weekends: 'mentorForm.weekends' },
    short,
  },
  timeSlots: {
    kind: 'line',
    question: 'mentorForm.timeSlots',
    group: mentoring,
    hint: 'mentorForm.timeSlotsHint',
    short,
  },
  hoursPerWeek: {
    kind: 'line',
    question: 'mentorForm.hoursPerWeek',
    group: mentoring,
    required: 'mentorForm.enterHours',
    short,
  },
  motivation: {
    kind: 'paragraph',
    label: 'Motivation',
    group: motivation,
    question: 'mentorForm.whyMentor',
  },
  impact: {
    kind: 'paragraph',
    label: 'Impact',
    group: motivation,
    question: 'mentorForm.impact',
  },
  otherNGOs: {
    kind: 'paragraph',
    label: 'Other organizations',
    group: motivation,
    question: 'mentorForm.otherNGOs',
  },
  preferences: {
    kind: 'paragraph',
    label: 'Preferences',
    group: motivation,
    question: 'mentorForm.preferences',
  },
  laptopAccess: {
    kind: 'choice',
    label: 'Access to a laptop',
    group: sending,
    required: 'mentorForm.answerLaptop',
    question: 'mentorForm.laptopAccess',
    options: yesOrNo,
    short,
  },
  backgroundCheck: {
    kind: 'choice',
    label: 'Background check',
    group: sending,
    required: 'mentorForm.answerCheck',
    question: 'mentorForm.backgroundCheck',
    options: yesOrNo,
    short,
  },
  acknowledgment: {
    kind: 'agreement',
    question: 'mentorForm.acknowledgment',
    group: sending,
    required: 'mentorForm.confirm',
    hint: 'mentorForm.acknowledgmentHint',
  },
} as const satisfies FormFields;

export type MentorApplication = FormContent<typeof mentorFields>;
