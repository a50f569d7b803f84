import type { Feedback } from '../src/feedback.ts';
import type { MentorApplication } from '../src/mentorFields.ts';
import type { SubmissionState } from '../src/submission.ts';
import type { SubmissionName } from '../src/submissionKinds.ts';

/** A submission, and its state and note. */
export interface DemoSubmission {
  kind: SubmissionName;
  content: Feedback | MentorApplication;
  /** How long before now it arrived. */
  minutesAgo: number;
  state: SubmissionState;
  note?: string;
  /** Why it was taken for spam. */
  spam?: 'honeypot' | 'too-fast';
}

const day = 24 * 60;

const feedback: Omit<DemoSubmission, 'kind'>[] = [
  {
    content: {
      name: 'Lena Hart',
      emailOrPhone: 'lena@example.org',
      subject: 'Homework club on Tuesdays',
      message: 'My son would like to come on Tuesdays. Is there still a place, and where do we go?',
    },
    minutesAgo: 35,
    state: 'new',
  },
  {
    content: {
      name: 'Omar Reyes',
      emailOrPhone: '5550100123',
      subject: 'Two laptops',
      message: 'We have two laptops at the office that nobody uses. Shall I bring them?',
    },
    minutesAgo: 150,
    state: 'new',
  },
  {
    content: {
      name: 'Mei Tanaka',
      emailOrPhone: 'mei@example.org',
      subject: 'Thank you',
      message: 'She passed. Thank you, all of you, and Ruth above all.',
    },
    minutesAgo: day + 40,
    state: 'done',
    note: 'Answered on Monday. May we quote this?',
  },
  {
    content: {
      name: 'Joss Adeyemi',
      emailOrPhone: 'joss@example.org',
      subject: 'Open evening',
      message: 'Can I bring a friend to the open evening?',
    },
    minutesAgo: 2 * day + 10,
    state: 'in-progress',
    note: 'Ruth asks the venue.',
  },
  {
    content: {
      name: 'Rank Rocket',
      emailOrPhone: 'deals@rank-rocket.example',
      subject: 'Your website on page one',
      message: 'Dear owner, we noticed that your website has SEO problems. Reply for a free quote!',
    },
    minutesAgo: 4 * day,
    state: 'spam',
    spam: 'honeypot',
  },
  {
    content: {
      name: '',
      emailOrPhone: '5550100187',
      subject: 'The ramp in Harbour Street',
      message: 'The ramp at the side door is icy in the mornings. My daughter uses a wheelchair.',
    },
    minutesAgo: 9 * day,
    state: 'done',
    note: 'Daniel has put up a box of grit. Called back to say so.',
  },
  {
    content: {
      name: 'Priya Nair',
      emailOrPhone: 'priya@example.org',
      subject: 'An article about the Science Hub',
      message:
        'I write for the Springfield Courier. May I come on a Friday, and may I bring a photographer?',
    },
    minutesAgo: 33 * day,
    state: 'done',
    note: 'Came on the 12th. Abena has the pictures.',
  },
];

const answers = { laptopAccess: 'Yes', backgroundCheck: 'Yes', acknowledgment: true } as const;

const mentors: Omit<DemoSubmission, 'kind'>[] = [
  {
    content: {
      ...answers,
      fullName: 'Nadia Brandt',
      email: 'nadia@example.org',
      phone: '+1 555 010 0142',
      age: '63',
      location: 'Harbour Street',
      occupation: 'Nurse, retired',
      organization: '',
      education: 'School of nursing',
      experience: 'Trained eleven student nurses.',
      certifications: '',
      subjects: 'Chemistry, biology',
      ageGroup: 'Teenagers',
      daysAvailable: ['Weekdays'],
      timeSlots: 'Tuesday and Thursday, after four',
      hoursPerWeek: '2',
      motivation: 'Ruth and I worked on the same ward. She hasn’t stopped talking about Thursdays.',
      impact: 'One person who isn’t afraid of the exam.',
      otherNGOs: '',
      preferences: 'A room that I can reach by tram.',
    },
    minutesAgo: 60,
    state: 'new',
  },
  {
    content: {
      ...answers,
      fullName: 'Theo Lindqvist',
      email: 'theo@example.org',
      phone: '+1 555 010 0177',
      age: '24',
      location: 'Mill Quarter',
      occupation: 'Programmer',
      organization: 'Springfield Transport',
      education: 'Computer science',
      experience: '',
      certifications: '',
      subjects: 'Mathematics, programming',
      ageGroup: 'Young Adults',
      daysAvailable: ['Weekdays', 'Weekends'],
      timeSlots: 'Evenings',
      hoursPerWeek: '1',
      motivation: 'I was a learner here until 2019.',
      impact: '',
      otherNGOs: '',
      preferences: '',
    },
    minutesAgo: day,
    state: 'new',
  },
  {
    content: {
      ...answers,
      fullName: 'Carmen Ortiz',
      email: 'carmen@example.org',
      phone: '+1 555 010 0161',
      age: '38',
      location: 'Springfield, near the depot',
      occupation: 'Tram driver',
      organization: 'Springfield Transport',
      education: 'Apprenticeship',
      experience: 'I have three younger brothers.',
      certifications: 'First aid',
      subjects: 'Spanish, reading',
      ageGroup: 'Children',
      daysAvailable: ['Weekends'],
      timeSlots: 'Saturday mornings',
      hoursPerWeek: '2',
      motivation: 'Daniel says that you need people who turn up. I turn up.',
      impact: '',
      otherNGOs: 'The food bank, since 2020',
      preferences: '',
    },
    minutesAgo: 6 * day,
    state: 'in-progress',
    note: 'Walk with Joseph on Saturday at ten.',
  },
  {
    content: {
      ...answers,
      laptopAccess: 'No',
      fullName: 'Samir Haddad',
      email: 'samir@example.org',
      phone: '+1 555 010 0119',
      age: '',
      location: 'Old Town',
      occupation: 'Carpenter',
      organization: '',
      education: 'Master craftsman',
      experience: 'Apprentices, for fifteen years.',
      certifications: '',
      subjects: 'Geometry, physics',
      ageGroup: 'Teenagers',
      daysAvailable: ['Weekdays'],
      timeSlots: 'Mondays',
      hoursPerWeek: '1',
      motivation: 'Fractions are easy with a saw in your hand.',
      impact: '',
      otherNGOs: '',
      preferences: '',
    },
    minutesAgo: 40 * day,
    state: 'done',
    note: 'Meets Ben on Mondays since last month.',
  },
  {
    content: {
      ...answers,
      fullName: 'John Smith',
      email: 'john@loans-today.example',
      phone: '123456',
      age: '1',
      location: 'USA',
      occupation: 'Finance',
      organization: 'Loans Today',
      education: 'Yes',
      experience: '',
      certifications: '',
      subjects: 'Fast loans',
      ageGroup: 'Children',
      daysAvailable: ['Weekdays'],
      timeSlots: '',
      hoursPerWeek: '100',
      motivation: 'Get your loan today at https://loans-today.example',
      impact: '',
      otherNGOs: '',
      preferences: '',
    },
    minutesAgo: 12 * day,
    state: 'spam',
    spam: 'too-fast',
  },
];

/** The demo's submissions: at least one in each state. */
export const demoSubmissions: readonly DemoSubmission[] = [
  ...feedback.map((each) => ({ ...each, kind: 'feedback' as const })),
  ...mentors.map((each) => ({ ...each, kind: 'mentors' as const })),
];
