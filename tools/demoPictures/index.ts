/** Every picture by its file name. */
import { summerSchool, volunteerDay } from './scenes/events.ts';
import { careerDays, codingLab } from './scenes/futures.ts';
import { homeworkClub, readingBuddies } from './scenes/initiatives.ts';
import { grow, lead, learn, listen } from './scenes/pointers.ts';
import { portraits } from './scenes/portraits.ts';
import { community, openEvening } from './scenes/street.ts';
import { eveningStudy, mentorPair } from './scenes/study.ts';
import { graduation, readingCircle } from './scenes/together.ts';
import { scienceWorkshop } from './scenes/workshop.ts';

/** Each function draws one picture as SVG text. */
export const pictures: Record<string, () => string> = {
  'slide-evening-study': eveningStudy,
  'slide-mentor-pair': mentorPair,
  'slide-science-workshop': scienceWorkshop,
  'slide-graduation': graduation,
  'slide-reading-circle': readingCircle,
  'pointer-listen': listen,
  'pointer-learn': learn,
  'pointer-grow': grow,
  'pointer-lead': lead,
  'impact-community': community,
  'initiative-homework-club': homeworkClub,
  'initiative-coding-lab': codingLab,
  'initiative-reading-buddies': readingBuddies,
  'initiative-career-days': careerDays,
  'event-open-evening': openEvening,
  'event-summer-school': summerSchool,
  'event-volunteer-day': volunteerDay,
  ...Object.fromEntries(
    portraits.map((draw, i) => [`portrait-${String(i + 1).padStart(2, '0')}`, draw]),
  ),
};
