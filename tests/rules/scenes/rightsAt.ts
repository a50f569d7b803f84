import type { Right } from '@lamplight/content/rights';
import type { Data } from '../asking/encoding.ts';
import type { Person } from '../asking/people.ts';
import type { Write } from '../asking/requests.ts';

/** Who may do something: all people of the tests, those of the staff who have a right, or nobody. */
export type Who = 'everybody' | Right | 'nobody';

/** The rights at one path, as an example for its rule. */
export interface Rights {
  /** A document that is there. */
  path: string;
  /** Documents that are there: this one, and what belongs to it. */
  stored: Record<string, Data>;
  get: Who;
  /** The people who may list its collection, and how many documents at a time. */
  list: Who;
  max: number;
  /** Writes that would create the document if it were not there. */
  creation(by: Person): Write[];
  create: Who;
  /** Writes that would change it. */
  change(by: Person): Write[];
  update: Who;
  /** Writes that would delete it, if that takes more than one. */
  deletion?(by: Person): Write[];
  delete: Who;
  /** Documents that are there where it is not. */
  remains?: Record<string, Data>;
}
