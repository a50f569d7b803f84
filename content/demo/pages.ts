import type { OwnPage } from '../src/ownPage.ts';
import { always } from './always.ts';
import { altsOf, demoEveningSchool } from './eveningSchool.ts';
import { block, bullets } from './formatted.ts';

/** By id. */
export const demoPages: Record<string, OwnPage> = {
  'our-history': {
    ...always,
    title: 'Our history',
    address: '/our-history',
    shown: true,
    description: 'How a kettle in a library became a programme in nine neighbourhoods.',
    picture: '',
    blocks: [
      {
        _type: 'text',
        ...always,
        _key: 'start',
        text: 'It began with a kettle, eleven chairs and a librarian who did not mind the noise.',
      },
      {
        _type: 'quote',
        ...always,
        _key: 'quote',
        quote: 'We only wanted to keep the heating on. The rest was the children’s idea.',
        name: 'Amina Yusuf',
        role: 'Co-founder and director',
      },
    ],
    imageAlts: {},
  },
  projects: {
    ...always,
    title: 'Projects',
    address: '/projects',
    shown: true,
    description: 'What we try out next to our programmes, for a year or for good.',
    picture: '/demo/impact-community.1200w.webp',
    blocks: [
      {
        _type: 'text',
        ...always,
        _key: 'lead',
        text: 'A programme is what we do every week. A project begins with a question that someone asked at one of our tables, and ends when it is answered, or when it has become a programme.',
      },
      {
        _type: 'cards',
        ...always,
        _key: 'projects',
        title: '',
        cards: [
          {
            _key: 'evening',
            picture: '/demo/slide-evening-study.1600w.webp',
            title: 'Evening school',
            text: 'The school certificate on two evenings a week, for everyone over eighteen who had to stop before they had it.',
            url: '/projects/evening-school',
          },
          {
            _key: 'mural',
            picture: '/demo/event-volunteer-day.800w.webp',
            title: 'The longest mural',
            text: 'Learners and neighbours paint the wall behind Harbour Street, three metres a month.',
            url: '/news',
          },
          {
            _key: 'exchange',
            picture: '/demo/event-summer-school.800w.webp',
            title: 'Summer exchange',
            text: 'Two weeks with our partners in Kumasi, Porto and Plovdiv, and two weeks with them here.',
            url: '/international',
          },
        ],
      },
      {
        _type: 'quote',
        ...always,
        _key: 'quote',
        quote: 'Every good thing here began with a question that was not on the worksheet.',
        name: 'Amina Yusuf',
        role: 'Director',
      },
    ],
    imageAlts: altsOf(
      '/demo/impact-community.1200w.webp',
      '/demo/slide-evening-study.1600w.webp',
      '/demo/event-volunteer-day.800w.webp',
      '/demo/event-summer-school.800w.webp',
    ),
  },
  'evening-school': demoEveningSchool,
  safeguarding: {
    ...always,
    title: 'Safeguarding',
    address: '/safeguarding',
    shown: true,
    description:
      'How we keep children and young people safe, and what to do if something worries you.',
    picture: '',
    blocks: [
      {
        _type: 'text',
        ...always,
        _key: 'policy',
        text: [
          block(
            'Children and young people come to us to learn. They can only do that where they are safe, so keeping them safe is everybody’s job here, from the first evening on.',
          ),
          block('What we promise', { style: 'h2' }),
          ...bullets(
            'Every mentor is checked and trained before they meet a learner, and checked again every three years.',
            'A mentor and a learner are never alone in a closed room.',
            'We take no pictures of a child unless the child and a parent have said yes.',
            'We listen to every worry, and we write it down the same day.',
          ),
          block('If something worries you', { style: 'h2' }),
          block([
            'Tell anyone who works with us, or call Amina Yusuf, who is responsible for safeguarding, on ',
            { link: '+1 (555) 010-0199', to: 'tel:+15550100199' },
            '. You do not have to be sure. ',
            { bold: 'If a child is in danger now, call the police first.' },
          ]),
        ],
      },
      {
        _type: 'questions',
        ...always,
        _key: 'questions',
        title: 'Questions that parents ask',
        questions: [
          {
            _key: 'checks',
            question: 'How do you check mentors?',
            answer:
              'With a background check, two references that we call, and a conversation of an hour. Then they come to two training evenings, and spend their first month next to someone who knows the work.',
          },
          {
            _key: 'online',
            question: 'Do mentors write to my child?',
            answer:
              'Only in a group in which one of our staff reads along. No mentor has your child’s private number, and none is friends with a learner on social media.',
          },
          {
            _key: 'told',
            question: 'Who will know what my child has told you?',
            answer:
              'As few people as possible. We tell you, unless that would put your child at risk, and the authorities where the law says so.',
          },
        ],
      },
      {
        _type: 'buttons',
        ...always,
        _key: 'buttons',
        buttons: [
          { _key: 'tell', label: 'Tell us about a worry', url: '/contact' },
          { _key: 'privacy', label: 'How we treat your data', url: '/privacy' },
        ],
      },
    ],
    imageAlts: {},
  },
};
