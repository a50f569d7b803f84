import type { Mission } from '../src/mission.ts';

export const demoMission: Mission = {
  titlemission1: 'Nobody should have to learn alone',
  mission: {
    missiondescription1:
      'Talent is spread evenly over a city; time, quiet rooms and grown-ups who know the way are not. We want every young person in our neighbourhoods to have one reliable adult beside them for as long as school is hard.',
    missiondescription2:
      'We ask three questions of each year. Did the learner come back? Did the mentor stay? Has the learner moved up a grade in the subject they came for? Last year the answers were 91, 84 and 87 of every hundred. What we got wrong stands in the same report, on page two.',
    // “Big Buck Bunny” by the Blender Foundation, CC BY 3.0, stands in for a film of our own.
    missionurl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    missiontranscript:
      'Nobody speaks in this film; there is music throughout.\n\nA large, gentle rabbit wakes up in his burrow, stretches, and smells the flowers of a spring morning. Three rodents throw nuts at him and kill two butterflies that he likes. He sharpens sticks, strings a bow of vine, and catches each of them in a trap that hurts nobody. At the end their leader hangs from a kite, and the rabbit falls asleep under a tree.',
  },
  titlemission2: 'How we know whether it works',
};
