import type { FormContent, FormFields } from './formFields.ts';

const required = true;
const yesOrNo = ['Yes', 'No'] as const;

const about = 'About you';
const background = 'Your background';
const mentoring = 'Mentoring';
const motivation = 'Your motivation';
const sending = 'Before you send it';

/** An application to become a mentor. Optional fields may be empty; `acknowledgment` must be true. */
export const mentorFields = {
  fullName: {
    kind: 'line',
    label: 'Full Name',
    question: 'Full name',
    group: about,
    required,
    autoComplete: 'name',
  },
  email: { kind: 'email', label: 'Email', group: about, required, autoComplete: 'email' },
  phone: { kind: 'phone', label: 'Phone', group: about, required, autoComplete: 'tel' },
  age: { kind: 'line', label: 'Age', group: about },
  location: { kind: 'line', label: 'Location', hint: 'City and country', group: about, required },
  occupation: {
    kind: 'line',
    label: 'Occupation',
    group: background,
    required,
    autoComplete: 'organization-title',
  },
  organization: {
    kind: 'line',
    label: 'Organization',
    group: background,
    autoComplete: 'organization',
  },
  education: { kind: 'line', label: 'Education', group: background, required },
  experience: {
    kind: 'paragraph',
    label: 'Experience',
    group: background,
    hint: 'Teaching, mentoring, or anything like it',
  },
  certifications: { kind: 'paragraph', label: 'Certifications', group: background },
  subjects: {
    kind: 'line',
    label: 'Subjects',
    group: mentoring,
    required,
    hint: 'What you would like to help with',
  },
  ageGroup: {
    kind: 'choice',
    label: 'Age group',
    group: mentoring,
    required,
    options: ['Children', 'Teenagers', 'Young Adults'],
  },
  daysAvailable: {
    kind: 'choices',
    label: 'Days available',
    group: mentoring,
    required,
    options: ['Weekdays', 'Weekends'],
  },
  timeSlots: {
    kind: 'line',
    label: 'Time slots',
    group: mentoring,
    hint: 'Such as: evenings, Saturday mornings',
  },
  hoursPerWeek: { kind: 'line', label: 'Hours per week', group: mentoring, required },
  motivation: {
    kind: 'paragraph',
    label: 'Motivation',
    group: motivation,
    question: 'Why do you want to be a mentor?',
  },
  impact: {
    kind: 'paragraph',
    label: 'Impact',
    group: motivation,
    question: 'What would you like to achieve?',
  },
  otherNGOs: {
    kind: 'paragraph',
    label: 'Other organizations',
    group: motivation,
    question: 'Have you worked with other organizations?',
  },
  preferences: {
    kind: 'paragraph',
    label: 'Preferences',
    group: motivation,
    question: 'Is there anything you would prefer?',
  },
  laptopAccess: {
    kind: 'choice',
    label: 'Access to a laptop',
    group: sending,
    required,
    question: 'Do you have access to a laptop?',
    options: yesOrNo,
  },
  backgroundCheck: {
    kind: 'choice',
    label: 'Background check',
    group: sending,
    required,
    question: 'Do you agree to a background check?',
    options: yesOrNo,
  },
  acknowledgment: {
    kind: 'agreement',
    label: 'Acknowledgment',
    group: sending,
    required,
    hint: 'What I have written is true, and I agree that it is kept to answer me.',
  },
} as const satisfies FormFields;

export type MentorApplication = FormContent<typeof mentorFields>;
