import type { Mission } from '../src/mission.ts';

export const demoMission: Mission = {
  titlemission1: 'Nobody should have to learn alone',
  mission: {
    missiondescription1:
      'Talent is spread evenly over a city; time, quiet rooms and grown-ups who know the way are not. We want every young person in our neighbourhoods to have one reliable adult beside them for as long as school is hard.',
    missiondescription2:
      'We ask three questions of each year. Did the learner come back? Did the mentor stay? Has the learner moved up a grade in the subject they came for? Last year the answers were 91, 84 and 87 of every hundred. What we got wrong is in the same report, on page two.',
    // A talk of TED's (CC BY-NC-ND 4.0) takes the place of a film of our own.
    missionurl: 'https://www.youtube.com/watch?v=SFnMTHhKdkw',
    missiontranscript:
      'A talk of eight minutes in front of an audience, with captions at YouTube.\n\nRita Pierson, who has taught for forty years and whose parents taught too, says that children don’t learn from people they don’t like. She tells of a test with two right answers out of twenty, on which she wrote a smile and “+2” instead of “-18”, and of her mother, who kept food and soap in her desk for students who needed them. Every child, she ends, deserves one grown-up who never gives up on them.',
  },
  titlemission2: 'How we know whether it works',
};
