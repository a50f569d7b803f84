import { ageGroups, daysAvailable, yesOrNo } from '@lamplight/content/mentorChoices';
import type { FormFieldDescription } from '../../forms/description.ts';

export interface FormSection {
  title: string;
  fields: FormFieldDescription[];
}

const line = (name: string, label: string, more: Partial<FormFieldDescription> = {}) =>
  ({ name, label, kind: 'line', ...more }) as const;
const paragraph = (name: string, label: string, hint?: string) =>
  ({ name, label, kind: 'paragraph', rows: 3, ...(hint && { hint }) }) as const;
const required = true;

/** The mentor application in named sections; what is required stands in the schema as well. */
export const mentorSections: FormSection[] = [
  {
    title: 'About you',
    fields: [
      line('fullName', 'Full name', { required, autoComplete: 'name' }),
      line('email', 'Email', { required, type: 'email', autoComplete: 'email' }),
      line('phone', 'Phone', { required, type: 'tel', autoComplete: 'tel' }),
      line('age', 'Age'),
      line('location', 'Location', { required, hint: 'City and country' }),
    ],
  },
  {
    title: 'Your background',
    fields: [
      line('occupation', 'Occupation', { required }),
      line('organization', 'Organization', { autoComplete: 'organization' }),
      line('education', 'Education', { required }),
      paragraph('experience', 'Experience', 'Teaching, mentoring, or anything like it'),
      paragraph('certifications', 'Certifications'),
    ],
  },
  {
    title: 'Mentoring',
    fields: [
      line('subjects', 'Subjects', { required, hint: 'What you would like to help with' }),
      {
        name: 'ageGroup',
        label: 'Age group',
        kind: 'choice',
        options: ageGroups,
        required,
      },
      {
        name: 'daysAvailable',
        label: 'Days available',
        kind: 'choices',
        options: daysAvailable,
        required,
      },
      line('timeSlots', 'Time slots', { hint: 'Such as: evenings, Saturday mornings' }),
      line('hoursPerWeek', 'Hours per week', { required }),
    ],
  },
  {
    title: 'Your motivation',
    fields: [
      paragraph('motivation', 'Why do you want to be a mentor?'),
      paragraph('impact', 'What would you like to achieve?'),
      paragraph('otherNGOs', 'Have you worked with other organizations?'),
      paragraph('preferences', 'Is there anything you would prefer?'),
    ],
  },
  {
    title: 'Before you send it',
    fields: [
      {
        name: 'laptopAccess',
        label: 'Do you have access to a laptop?',
        kind: 'choice',
        options: yesOrNo,
        required,
      },
      {
        name: 'backgroundCheck',
        label: 'Do you agree to a background check?',
        kind: 'choice',
        options: yesOrNo,
        required,
      },
      {
        name: 'acknowledgment',
        label: 'Acknowledgment',
        kind: 'agreement',
        hint: 'What I have written is true, and I agree that it is kept to answer me.',
        required,
      },
    ],
  },
];

export const mentorFields = mentorSections.flatMap(({ fields }) => fields);

/** The form before anything is typed. */
export const emptyApplication = {
  ...Object.fromEntries(mentorFields.map(({ name }) => [name, ''])),
  daysAvailable: [],
  acknowledgment: false,
};
