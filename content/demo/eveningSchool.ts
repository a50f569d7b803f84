import type { OwnPage } from '../src/ownPage.ts';
import { always } from './always.ts';
import { block, bullets } from './formatted.ts';
import { demoHome } from './home.ts';
import { demoMission } from './mission.ts';

/** Alt texts of pictures, as the home page has them. */
export const altsOf = (...urls: string[]): OwnPage['imageAlts'] =>
  Object.fromEntries(urls.map((url) => [url, demoHome.imageAlts[url] ?? '']));

/** A page with each type of block. */
export const demoEveningSchool: OwnPage = {
  ...always,
  title: 'Evening school',
  address: '/projects/evening-school',
  shown: true,
  description:
    'The school certificate on two evenings a week, for everyone over eighteen who had to stop before they had it.',
  picture: '/demo/slide-evening-study.1600w.webp',
  blocks: [
    {
      _type: 'text',
      ...always,
      _key: 'lead',
      text: 'Some people left school because the rent was due, some because a baby came, some because nobody asked them to stay. On two evenings a week they finish what they began, in the same rooms in which their children do their homework.',
    },
    {
      _type: 'buttons',
      ...always,
      _key: 'ask',
      buttons: [
        { _key: 'place', label: 'Ask for a place', url: '/contact' },
        { _key: 'teach', label: 'Teach with us', url: '/mentorform' },
      ],
    },
    {
      _type: 'picture',
      ...always,
      _key: 'room',
      picture: '/demo/slide-evening-study.1600w.webp',
      caption: 'Tuesday, a quarter past seven: percentages, and what they do to a loan.',
    },
    {
      _type: 'figures',
      ...always,
      _key: 'figures',
      title: 'Six years of evenings',
      figures: [
        { _key: 'learners', number: '214', label: 'grown-ups have sat down at our tables' },
        { _key: 'passed', number: '83%', label: 'of those who sat the exam have passed it' },
        { _key: 'age', number: '19–67', label: 'years old when they began' },
        { _key: 'cost', number: '$0', label: 'for lessons, books and the exam fee' },
      ],
    },
    {
      _type: 'textWithPicture',
      ...always,
      _key: 'evening',
      title: 'What an evening is like',
      text: [
        block([
          'We begin at seven with soup, because most of us come straight from work. Then there are ',
          { bold: 'two lessons of fifty minutes' },
          ', with a teacher for the whole group and a mentor for every three learners.',
        ]),
        block(
          'If you miss an evening, your mentor calls you the next day. Nobody is told off. You get the notes, and a chair is kept for you.',
        ),
        block([
          'The soup is older than the school: ',
          { link: 'read how it all began', to: '/our-history' },
          '.',
        ]),
      ],
      picture: '/demo/slide-mentor-pair.1600w.webp',
      side: 'right',
    },
    {
      _type: 'textWithPicture',
      ...always,
      _key: 'children',
      title: 'Bring the children',
      text: [
        block('The next room is theirs. While you learn, they have'),
        ...bullets(
          'someone who helps with their homework,',
          'a corner with cushions and books, and',
          'their own bowl of soup.',
        ),
        block(['It is part of the ', { link: 'Study Zone', to: '/sz' }, ', and free as well.']),
      ],
      picture: '/demo/initiative-homework-club.1200w.webp',
      side: 'left',
    },
    {
      _type: 'quote',
      ...always,
      _key: 'rosa',
      quote:
        'My daughter checked my fractions. Then she put the certificate on the fridge herself.',
      name: 'Rosa Delgado',
      role: 'Passed at forty-four, now trains as a nurse',
    },
    {
      _type: 'cards',
      ...always,
      _key: 'subjects',
      title: 'What you can learn',
      cards: [
        {
          _key: 'maths',
          picture: '/demo/pointer-learn.800w.webp',
          title: 'Numbers',
          text: 'From fractions to the exam, by way of pay slips, recipes and bus timetables.',
          url: '',
        },
        {
          _key: 'words',
          picture: '/demo/slide-reading-circle.1600w.webp',
          title: 'Reading and writing',
          text: 'Letters to the landlord first, essays later. We read one whole book together every term.',
          url: '',
        },
        {
          _key: 'science',
          picture: '/demo/slide-science-workshop.1600w.webp',
          title: 'Science',
          text: 'Experiments on Fridays with Dr Campbell, next to the young people of the Science Hub.',
          url: '/shb',
        },
      ],
    },
    {
      _type: 'table',
      ...always,
      _key: 'times',
      caption: 'Evenings from September to June',
      heads: 'both',
      rows: [
        { _key: 'head', cells: ['', 'Tuesday', 'Thursday', 'Who teaches'] },
        {
          _key: 'harbour',
          cells: ['Harbour Street library', 'Numbers', 'Reading and writing', 'Samuel, Ines'],
        },
        { _key: 'fire', cells: ['Fire station', 'Reading and writing', 'Numbers', 'Clara, Tom'] },
        {
          _key: 'depot',
          cells: ['Bus depot canteen', 'Numbers', 'Numbers for beginners', 'Harpreet'],
        },
      ],
    },
    {
      _type: 'files',
      ...always,
      _key: 'take',
      title: 'To take with you',
      files: [
        { _key: 'dates', file: 'term-dates' },
        { _key: 'report', file: 'annual-report' },
      ],
    },
    {
      _type: 'gallery',
      ...always,
      _key: 'year',
      title: 'A year in pictures',
      pictures: [
        {
          _key: 'door',
          picture: '/demo/event-open-evening.800w.webp',
          caption: 'September: the door is open, and someone is behind it.',
        },
        {
          _key: 'talk',
          picture: '/demo/pointer-listen.800w.webp',
          caption: 'January: the month for talking about giving up, and then not doing it.',
        },
        {
          _key: 'paint',
          picture: '/demo/event-volunteer-day.800w.webp',
          caption: 'April: we paint the room.',
        },
        {
          _key: 'street',
          picture: '/demo/impact-community.1200w.webp',
          caption: 'June: everybody comes to the last evening.',
        },
        {
          _key: 'gowns',
          picture: '/demo/slide-graduation.1600w.webp',
          caption: 'July: the gowns are borrowed, the certificates are not.',
        },
      ],
    },
    {
      _type: 'video',
      ...always,
      _key: 'talk',
      title: 'Why the person in front matters',
      video: demoMission.mission.missionurl,
      transcript: demoMission.mission.missiontranscript,
    },
    { _type: 'divider', ...always, _key: 'line', look: 'line' },
    {
      _type: 'questions',
      ...always,
      _key: 'questions',
      title: 'Before you ask',
      questions: [
        {
          _key: 'cost',
          question: 'What does it cost?',
          answer: 'Nothing. Donors pay for rooms, books and the exam fee.',
        },
        {
          _key: 'test',
          question: 'Is there a test to get in?',
          answer:
            'No. On the first evening we talk for half an hour and find the table that suits you.',
        },
        {
          _key: 'language',
          question: 'I am still learning the language. Can I come?',
          answer: [
            block(
              'Yes. About a third of us are. Elena speaks five languages and has been where you are.',
            ),
            block([
              'If you would rather begin with the language alone, ',
              { link: 'write to us', to: '/contact' },
              ', and we will tell you where.',
            ]),
          ],
        },
        {
          _key: 'shifts',
          question: 'What if I work shifts?',
          answer:
            'Harbour Street and the bus depot teach the same thing in the same week, so you can change between them. Put the term dates into your calendar, and the shifts around them.',
        },
      ],
    },
    {
      _type: 'people',
      ...always,
      _key: 'people',
      title: 'Who you will meet',
      people: [
        { _key: 'samuel', member: 'samuel-adeyemi' },
        { _key: 'clara', member: 'clara-lindqvist' },
        { _key: 'harpreet', member: 'harpreet-singh' },
      ],
    },
    { _type: 'comingEvents', ...always, _key: 'events', title: 'Come and see', count: '3' },
    { _type: 'latestNews', ...always, _key: 'news', title: 'New at Lamplight', count: '3' },
  ],
  imageAlts: altsOf(
    '/demo/slide-evening-study.1600w.webp',
    '/demo/slide-mentor-pair.1600w.webp',
    '/demo/initiative-homework-club.1200w.webp',
    '/demo/pointer-learn.800w.webp',
    '/demo/slide-reading-circle.1600w.webp',
    '/demo/slide-science-workshop.1600w.webp',
    '/demo/event-open-evening.800w.webp',
    '/demo/pointer-listen.800w.webp',
    '/demo/event-volunteer-day.800w.webp',
    '/demo/impact-community.1200w.webp',
    '/demo/slide-graduation.1600w.webp',
  ),
};
