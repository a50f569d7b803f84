import type { MentorApplication } from '../mentorApplication.ts';
import { mentorApplicationSchema } from '../mentorApplication.ts';
import { type DeepPartial, samplesOf } from './generated.ts';
import { type InvalidSample, type Samples, wrong } from './sample.ts';

/** Only what is required. */
const given: DeepPartial<MentorApplication> = {
  fullName: 'Ruth Okafor',
  email: 'ruth@lamplight.example',
  phone: '+1 555 010 0199',
  age: '',
  location: 'Harbour Street',
  occupation: 'Nurse, retired',
  organization: '',
  education: 'School of nursing',
  experience: '',
  subjects: 'Chemistry, biology',
  ageGroup: 'Teenagers',
  certifications: '',
  daysAvailable: ['Weekdays'],
  timeSlots: '',
  hoursPerWeek: '2',
  motivation: '',
  impact: '',
  otherNGOs: '',
  laptopAccess: 'No',
  preferences: '',
  backgroundCheck: 'Yes',
  acknowledgment: true,
};

const valid = samplesOf(mentorApplicationSchema, given);
const { small } = valid;

/** The required fields besides days and acknowledgment. */
const requiredFields = [
  'fullName',
  'email',
  'phone',
  'location',
  'occupation',
  'education',
  'subjects',
  'ageGroup',
  'hoursPerWeek',
  'laptopAccess',
  'backgroundCheck',
] as const;

const withoutRequired: Record<string, InvalidSample> = Object.fromEntries(
  requiredFields.flatMap((field) => [
    [`no ${field}`, wrong(small, field, undefined)],
    [`an empty ${field}`, wrong(small, field, '')],
  ]),
);

export const mentorApplicationSamples: Samples<MentorApplication> = {
  valid: {
    ...valid,
    'one for children, at weekends': {
      ...small,
      ageGroup: 'Children',
      daysAvailable: ['Weekends'],
      backgroundCheck: 'No',
    },
    'a text that looks like a formula': { ...small, motivation: '=1+1', organization: '@SUM(A1)' },
  },
  invalid: {
    ...withoutRequired,
    'a name of spaces': wrong(small, 'fullName', '   '),
    'an email that is too long': wrong(small, 'email', `r${valid.largest.email}`),
    'two emails': wrong(small, 'email', 'ruth@lamplight.example, all@evil.example'),
    'two age groups': wrong(small, 'ageGroup', ['Children', 'Teenagers']),
    'no day': wrong(small, 'daysAvailable', []),
    'an unknown day': wrong(small, 'daysAvailable', ['Weekdays', 'Mondays']),
    'a day that is empty': wrong(small, 'daysAvailable', ['']),
    'a day that is null': wrong(small, 'daysAvailable', [null]),
    'a day that is not in a list': wrong(small, 'daysAvailable', 'Weekdays'),
    'a day twice': wrong(small, 'daysAvailable', ['Weekdays', 'Weekdays']),
    'more days than there are': wrong(small, 'daysAvailable', ['Weekdays', 'Weekends', 'Weekdays']),
    'an access to a laptop in small letters': wrong(small, 'laptopAccess', 'yes'),
    'an access to a laptop that is true': wrong(small, 'laptopAccess', true),
    'a background check that is perhaps': wrong(small, 'backgroundCheck', 'Perhaps'),
    'no acknowledgment': wrong(small, 'acknowledgment', undefined),
    'an acknowledgment that is false': wrong(small, 'acknowledgment', false),
    'an impact with half a character': wrong(small, 'impact', 'Ring\ud83d'),
    'a date of its own': wrong(small, 'createdAt', '2011-11-01T16:00:00Z'),
    'an unknown field': wrong(small, 'admin', true),
  },
};
