import type { Person, Tab } from './people.ts';
import type { Place } from './places.ts';
import type { Step } from './script.ts';

/** A word that was typed, each another one, and what its writer knows of it. */
interface Word {
  text: string;
  by: Person;
  place: Place;
  /** Given up is what its writer has typed over, discarded or decided against before it was saved. */
  fate: 'typed' | 'saved' | 'given up';
}

/** An item of the team that was moved. */
export interface Move {
  name: string;
  /** Its place among the founders, from 1 on. */
  to: number;
  tab: Tab;
  /** Stored, if the app said so; otherwise the person who moved it knows that it may not be. */
  fate: 'under way' | 'stored' | 'uncertain';
}

/** The events of a round. */
export interface Round {
  people: [Person, Person];
  /** By `performance.now()`. */
  began: number;
  words: Word[];
  moves: Move[];
  /** The steps in words. */
  log: string[];
}

/** A step with the person who takes it, and their tab. */
export interface At {
  step: Step;
  round: Round;
  person: Person;
  tab: Tab;
}

/** Notes each step, for those who read why a round failed. */
export function tell({ step, person, round }: At, what: string) {
  const seconds = ((performance.now() - round.began) / 1000).toFixed(1);
  round.log.push(`${seconds} s, ${person.name}, tab ${step.tab}, ${person.line}: ${what}`);
}

/** Notes that a person does not want what they typed any more, unless it is said to be saved. */
export function giveUp(at: At, texts: string[]) {
  if (texts.length > 0) tell(at, `  gives up ${texts.join(' ')}`);
  for (const word of wordsOf(at, texts)) if (word.fate === 'typed') word.fate = 'given up';
}

/** The words typed by the person who takes the step. */
export const wordsOf = ({ round, person }: At, texts: string[]) =>
  round.words.filter((word) => word.by === person && texts.includes(word.text));

/** The words in a text, each once. */
export const wordsIn = (text: string): string[] => [...new Set(text.match(/word\d+/g))];
