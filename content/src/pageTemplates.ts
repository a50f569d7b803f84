import { newKey } from './itemKeys.ts';
import type { BlockName, PageBlock } from './pageBlocks.ts';

/** A template for a new page: a few blocks to fill in. */
export interface PageTemplate {
  label: string;
  about: string;
  /** The blocks, made anew for each page. */
  blocks: () => PageBlock[];
}

const block = <Name extends BlockName>(
  _type: Name,
  fields: Omit<PageBlock<Name>, '_type' | '_key'>,
) => ({ _type, _key: newKey(), from: '', until: '', ...fields }) as unknown as PageBlock;

const text = (words: string) => block('text', { text: words });
const button = (label: string, url: string) => block('buttons', { buttons: [{ label, url }] });
const questions = (title: string, ...all: [question: string, answer: string][]) =>
  block('questions', {
    title,
    questions: all.map(([question, answer]) => ({ _key: newKey(), question, answer })),
  });
const figures = (title: string, ...all: [number: string, label: string][]) =>
  block('figures', {
    title,
    figures: all.map(([number, label]) => ({ _key: newKey(), number, label })),
  });
const table = (caption: string, heads: PageBlock<'table'>['heads'], ...rows: string[][]) =>
  block('table', { caption, heads, rows: rows.map((cells) => ({ _key: newKey(), cells })) });

/** The templates by name. Their texts say what belongs in their place. */
export const pageTemplates = {
  project: {
    label: 'Project',
    about: 'What you do, for whom, and how to help',
    blocks: () => [
      text('In two sentences: what is this project, and whom does it help?'),
      figures('So far', ['0', 'young people'], ['0', 'volunteers'], ['0', 'afternoons a week']),
      text('What happens on a normal day? Tell one story of one person.'),
      questions(
        'Joining',
        ['Who can take part?', 'Ages, places and what it costs.'],
        ['How do I sign up?', 'Whom to ask, and what happens next.'],
      ),
      button('Contact us', '/contact'),
    ],
  },
  event: {
    label: 'Event',
    about: 'When, where and how to come',
    blocks: () => [
      text('What is it, and why should someone come?'),
      table(
        'At a glance',
        'column',
        ['When', 'Day, date and time'],
        ['Where', 'Place and address'],
        ['Cost', 'Free'],
        ['Access', 'Steps, lifts, hearing loop'],
      ),
      questions('Good to know', ['Do I have to sign up?', 'Say how, and until when.']),
      button('Sign up', '/contact'),
    ],
  },
  policy: {
    label: 'Policy',
    about: 'Rules, such as safeguarding, in plain words',
    blocks: () => [
      text('In one paragraph: what this policy protects, and whom it is for.'),
      text('What we do, step by step.'),
      questions('If something is wrong', [
        'Whom can I tell?',
        'Name, phone number, and what happens then.',
      ]),
      text('Approved by, and on which date. When it will be reviewed.'),
    ],
  },
  questions: {
    label: 'Questions and answers',
    about: 'What people ask you every week',
    blocks: () => [
      text('Who these answers are for.'),
      questions(
        'Questions',
        ['The question that you hear most often', 'Its answer, in two or three sentences.'],
        ['The next question', 'Its answer.'],
      ),
      button('Ask something else', '/contact'),
    ],
  },
  annualReport: {
    label: 'Annual report',
    about: 'The year in figures and stories',
    blocks: () => [
      text('The year in three sentences.'),
      figures('In figures', ['0', 'learners'], ['0', 'mentors'], ['0', 'hours given']),
      block('quote', { quote: 'What someone said about this year.', name: '', role: '' }),
      table(
        'Income and spending',
        'both',
        ['', 'Last year', 'This year'],
        ['Donations', '', ''],
        ['Grants', '', ''],
        ['Programmes', '', ''],
        ['Running costs', '', ''],
      ),
      text('Thanks, and what comes next.'),
      button('Support us', '/support'),
    ],
  },
  job: {
    label: 'Job',
    about: 'A position, paid or voluntary',
    blocks: () => [
      text('What this person will do, and why it matters.'),
      table(
        'The position',
        'column',
        ['Hours', 'A week'],
        ['Pay', 'Or voluntary'],
        ['Place', 'Where'],
        ['Start', 'When'],
      ),
      text('Who you are: what someone needs, and what they can learn here.'),
      questions('How to apply', [
        'What do you need from me?',
        'What to send, to whom, until when.',
      ]),
      button('Apply', '/contact'),
    ],
  },
} as const satisfies Record<string, PageTemplate>;

export type TemplateName = keyof typeof pageTemplates;
