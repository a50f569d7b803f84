import type { Home } from '../src/home.ts';

const full = { width: '100%', height: '100%' };

export const demoHome: Home = {
  sliderImages: [
    '/demo/slide-evening-study.webp',
    '/demo/slide-mentor-pair.webp',
    '/demo/slide-science-workshop.webp',
    '/demo/slide-reading-circle.webp',
    '/demo/slide-graduation.webp',
  ],
  story: {
    title: [
      { word: 'One', color: '#2a2036' },
      { word: 'hour,', color: '#662d91' },
      { word: 'one', color: '#2a2036' },
      { word: 'mentor,', color: '#b4552f' },
      { word: 'one', color: '#2a2036' },
      { word: 'lamp.', color: '#1f6f6a' },
    ],
    description:
      'In 2011 a retired physics teacher put a reading lamp on a table in the back room of a library and a note on the door: “Homework? Sit down.” Eleven children came in the first week. Today 340 volunteers meet 1,200 young people every week, in nine neighbourhoods, and the offer has not changed: somebody who listens, for as long as it takes.',
    button: 'Read our story',
    pointer1image: { url: '/demo/pointer-listen.webp', ...full },
    pointer1title: 'We listen first',
    pointer1description:
      'Every partnership begins with a question, not with a worksheet. What are you curious about? What is in your way?',
    pointer2image: { url: '/demo/pointer-learn.webp', ...full },
    pointer2title: 'Then we learn',
    pointer2description:
      'An hour a week with the same mentor, at the learner’s own pace, with books, laptops and snacks paid for.',
    pointer3image: { url: '/demo/pointer-grow.webp', ...full },
    pointer3title: 'Confidence grows',
    pointer3description:
      'Nine out of ten learners tell us after a year that they now raise their hand in class. We keep counting that one.',
    pointer4image: { url: '/demo/pointer-lead.webp', ...full },
    pointer4title: 'And they lead',
    pointer4description:
      'One in six of our mentors once sat on the other side of the table. Nobody knows the way better.',
  },
  events: [
    {
      name: 'Homework club',
      description:
        'Monday to Thursday, 4 to 7 pm, in nine libraries and community centres. Come without an appointment: there is tea, a quiet table, and somebody who has seen that kind of equation before. Free for everyone between 6 and 18.',
      imageUrl: '/demo/initiative-homework-club.webp',
      imageWidth: '100%',
      imageHeight: '100%',
      videoUrl: '',
      videoWidth: '',
      videoHeight: '',
    },
    {
      name: 'Coding lab',
      description:
        'Twelve evenings from the first line to a game of one’s own, on laptops that may be taken home. Groups of eight, two mentors each; half of the places are kept for girls.',
      imageUrl: '/demo/initiative-coding-lab.webp',
      imageWidth: '100%',
      imageHeight: '100%',
      videoUrl: '',
      videoWidth: '',
      videoHeight: '',
    },
    {
      name: 'Reading buddies',
      description:
        'A teenager and a first-grader read to each other for twenty minutes, twice a week. The little ones learn to read, the big ones learn that they are needed.',
      imageUrl: '/demo/initiative-reading-buddies.webp',
      imageWidth: '100%',
      imageHeight: '100%',
      videoUrl: '',
      videoWidth: '',
      videoHeight: '',
    },
    {
      name: 'Career days',
      description:
        'Nurses, electricians, translators and judges tell what they do all day, and take four young people each to see it. Last spring 61 of them found an internship that way.',
      imageUrl: '/demo/initiative-career-days.webp',
      imageWidth: '100%',
      imageHeight: '100%',
      videoUrl: '',
      videoWidth: '',
      videoHeight: '',
    },
  ],
  mainevent: [
    {
      image: '/demo/event-open-evening.webp',
      ...full,
      name: 'Open evening',
      form: 'In person · no registration',
      description:
        'First Thursday of every month, 6 pm, Harbour Street library. See a homework club at work and talk to mentors over soup.',
    },
    {
      image: '/demo/event-summer-school.webp',
      ...full,
      name: 'Summer school',
      form: 'Two weeks in July · ages 10 to 15',
      description:
        'Rockets in the morning, theatre in the afternoon, the lake in between. Eighty places, free of charge, lunch included.',
    },
    {
      image: '/demo/event-volunteer-day.webp',
      ...full,
      name: 'Volunteer day',
      form: 'Hybrid · training for new mentors',
      description:
        'A day of practice for everyone who starts in autumn: how to ask, how to wait, and what to do when you do not know the answer either.',
    },
  ],
  ourImpact: {
    image: '/demo/impact-community.webp',
    ...full,
    title1: 'A light in',
    title2: 'nine neighbourhoods',
    description:
      'Last year our mentors gave 48,000 hours. 87 of every 100 learners moved up a grade in the subject they had asked for help with, and 214 young people were the first of their family to finish school. What it costs: 310 dollars a learner a year, most of it for rooms, laptops and soup.',
  },
  testimonials: [
    {
      name: 'Amina, 16',
      role: 'Learner since 2021',
      quote:
        'I came because I was failing chemistry. I stayed because Ruth never once sighed. Now I explain moles to the younger ones, and I don’t sigh either.',
    },
    {
      name: 'Ruth Okafor',
      role: 'Mentor, retired nurse',
      quote:
        'I thought I would be teaching. Mostly I am being asked very good questions by somebody who is fourteen. It is the best hour of my week.',
    },
    {
      name: 'Daniel Reyes',
      role: 'Father of two learners',
      quote:
        'My wife and I both work evenings. Knowing that there is a table with a lamp and a grown-up at it has changed what our evenings feel like.',
    },
    {
      name: 'Mei-Ling Zhao',
      role: 'Former learner, now studying law',
      quote:
        'Nobody in my family had been to university, so I did not know what to ask. My mentor knew what I did not know to ask.',
    },
  ],
  video: { url: '', title: '', description: '' },
  upcomingEvent: { name: '', description: '' },
  imageAlts: {
    '/demo/slide-evening-study.webp':
      'Young people and mentors study around a table in the light of a lamp.',
    '/demo/slide-mentor-pair.webp': 'A mentor and a learner look at a notebook together.',
    '/demo/slide-science-workshop.webp':
      'Children and a mentor watch an experiment in a science workshop.',
    '/demo/slide-reading-circle.webp': 'A circle of children listens to a story.',
    '/demo/slide-graduation.webp': 'Graduates celebrate with their mentors.',
    '/demo/pointer-listen.webp': 'A mentor listens to a learner.',
    '/demo/pointer-learn.webp': 'A child writes in a notebook beside a lamp.',
    '/demo/pointer-grow.webp': 'A young person waters a plant that grows out of a book.',
    '/demo/pointer-lead.webp': 'A teenager explains something to younger children.',
    '/demo/impact-community.webp':
      'A street at dusk; people walk towards a brightly lit learning centre.',
    '/demo/initiative-homework-club.webp': 'Children do their homework at a long table.',
    '/demo/initiative-coding-lab.webp': 'Teenagers write a program on laptops.',
    '/demo/initiative-reading-buddies.webp': 'A teenager and a small child read a book together.',
    '/demo/initiative-career-days.webp': 'Young people meet grown-ups of different professions.',
    '/demo/event-open-evening.webp': 'Guests talk at an open evening.',
    '/demo/event-summer-school.webp': 'Children launch a paper rocket in summer.',
    '/demo/event-volunteer-day.webp': 'New volunteers sit in a half circle and practise.',
  },
};
