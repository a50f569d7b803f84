import type { Home } from '../src/home.ts';

const full = { width: '100%', height: '100%' };

export const demoHome: Home = {
  sliderImages: [
    '/demo/slide-evening-study.1600w.webp',
    '/demo/slide-mentor-pair.1600w.webp',
    '/demo/slide-science-workshop.1600w.webp',
    '/demo/slide-reading-circle.1600w.webp',
    '/demo/slide-graduation.1600w.webp',
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
      'In 2011 a retired physics teacher put a reading lamp on a table in the back room of a library and a note on the door: “Homework? Sit down.” Eleven children came in the first week. Today 340 volunteers meet 1,200 young people every week, in nine neighbourhoods, and the offer has not changed: someone who listens, for as long as it takes.',
    button: 'Read our story',
    pointer1image: { url: '/demo/pointer-listen.800w.webp', ...full },
    pointer1title: 'We listen first',
    pointer1description:
      'Every partnership begins with a question, not with a worksheet. What are you curious about? What is in your way?',
    pointer2image: { url: '/demo/pointer-learn.800w.webp', ...full },
    pointer2title: 'Then we learn',
    pointer2description:
      'An hour a week with the same mentor, at the learner’s own pace, with books, laptops and snacks paid for.',
    pointer3image: { url: '/demo/pointer-grow.800w.webp', ...full },
    pointer3title: 'Confidence grows',
    pointer3description:
      'Nine out of ten learners tell us after a year that they now raise their hand in class. We keep counting that one.',
    pointer4image: { url: '/demo/pointer-lead.800w.webp', ...full },
    pointer4title: 'And they lead',
    pointer4description:
      'One in six of our mentors once sat on the other side of the table. Nobody knows the way better.',
  },
  events: [
    {
      name: 'Homework club',
      description:
        'Monday to Thursday, 4 to 7 pm, in nine libraries and community centres. Come without an appointment: there is tea, a quiet table, and someone who has seen that kind of equation before. Free for everyone between 6 and 18.',
      imageUrl: '/demo/initiative-homework-club.1200w.webp',
      imageWidth: '100%',
      imageHeight: '100%',
      videoUrl: '',
      videoWidth: '',
      videoHeight: '',
      videoTranscript: '',
    },
    {
      name: 'Coding lab',
      description:
        'Twelve evenings from the first line to a game of one’s own, on laptops that may be taken home. Groups of eight, two mentors each; half of the places are kept for girls.',
      imageUrl: '/demo/initiative-coding-lab.1200w.webp',
      imageWidth: '100%',
      imageHeight: '100%',
      videoUrl: '',
      videoWidth: '',
      videoHeight: '',
      videoTranscript: '',
    },
    {
      name: 'Reading buddies',
      description:
        'A teenager and a first-grader read to each other for twenty minutes, twice a week. The little ones learn to read, the big ones learn that they are needed.',
      imageUrl: '/demo/initiative-reading-buddies.1200w.webp',
      imageWidth: '100%',
      imageHeight: '100%',
      videoUrl: '',
      videoWidth: '',
      videoHeight: '',
      videoTranscript: '',
    },
    {
      name: 'Career days',
      description:
        'Doctors, builders, bakers and judges talk about their day, and each takes four young people along to see it. Last spring 61 of them found an internship that way.',
      imageUrl: '/demo/initiative-career-days.1200w.webp',
      imageWidth: '100%',
      imageHeight: '100%',
      videoUrl: '',
      videoWidth: '',
      videoHeight: '',
      videoTranscript: '',
    },
  ],
  mainevent: [
    {
      image: '/demo/event-open-evening.800w.webp',
      ...full,
      name: 'Open evening',
      form: 'In person · no registration',
      description:
        'First Thursday of every month, 6 pm, Harbour Street library. See a homework club at work and talk to mentors over soup.',
    },
    {
      image: '/demo/event-summer-school.800w.webp',
      ...full,
      name: 'Summer school',
      form: 'Two weeks in July · ages 10 to 15',
      description:
        'Books under the trees in the morning, rockets in the afternoon, the lake in between. Eighty places, free of charge, lunch included.',
    },
    {
      image: '/demo/event-volunteer-day.800w.webp',
      ...full,
      name: 'Volunteer day',
      form: 'In person · bring old clothes',
      description:
        'Twice a year we paint, repair and plant what our rooms need, and new mentors meet the old hands. There is a job for every age, and soup for everybody.',
    },
  ],
  ourImpact: {
    image: '/demo/impact-community.1200w.webp',
    ...full,
    title1: 'A light in',
    title2: 'nine neighbourhoods',
    description:
      'Last year our mentors gave 48,000 hours. 87 of every 100 learners moved up a grade in the subject they had asked for help with, and 214 young people were the first of their family to finish school. It costs $310 a learner a year, most of it for rooms, laptops and soup.',
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
        'I thought I would be teaching. Mostly I am being asked very good questions by someone who is fourteen. It is the best hour of my week.',
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
    '/demo/slide-evening-study.1600w.webp':
      'Two mentors and three young people study together around a table lamp in the evening.',
    '/demo/slide-mentor-pair.1600w.webp':
      'A young woman explains an idea to her mentor, who listens with a smile.',
    '/demo/slide-science-workshop.1600w.webp':
      'A scientist shows coloured flasks to four young people, one of them in a wheelchair.',
    '/demo/slide-reading-circle.1600w.webp':
      'An older woman in an armchair reads aloud to six children on a round rug.',
    '/demo/slide-graduation.1600w.webp':
      'Four graduates in purple gowns celebrate under strings of lights beside their proud mentor.',
    '/demo/pointer-listen.800w.webp': 'A mentor sits on a sofa and listens to a teenager.',
    '/demo/pointer-learn.800w.webp':
      'A girl writes in a notebook beside a lamp and a pile of books.',
    '/demo/pointer-grow.800w.webp': 'A young woman waters a plant that grows out of an open book.',
    '/demo/pointer-lead.800w.webp': 'A teenager explains the planets to three younger children.',
    '/demo/impact-community.1200w.webp':
      'Neighbours of all ages walk along a street at dusk to the brightly lit learning centre.',
    '/demo/initiative-homework-club.1200w.webp':
      'A retired teacher helps two children with their homework.',
    '/demo/initiative-coding-lab.1200w.webp':
      'Three young people with laptops program a small robot.',
    '/demo/initiative-reading-buddies.1200w.webp':
      'A teenager and a younger girl share a book on a sofa by a lamp.',
    '/demo/initiative-career-days.1200w.webp':
      'A doctor, a builder and a baker tell four young people about their work.',
    '/demo/event-open-evening.800w.webp':
      'A host welcomes visitors at the open, brightly lit door of the centre.',
    '/demo/event-summer-school.800w.webp':
      'Children and their teacher sit on a blanket under a tree with open books.',
    '/demo/event-volunteer-day.800w.webp':
      'Volunteers paint a mural, carry a crate of books and bring flowers.',
  },
  blocks: [],
};
