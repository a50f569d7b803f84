import { ChangedMeanwhile } from '../../firebase/errors.ts';

/** Somebody else has given a field that was changed here another value. */
export class Conflicting<Content> extends ChangedMeanwhile {
  override name = 'Conflicting';
  /** What is stored now. */
  readonly theirs: Content;
  /** The uid of who stored it. */
  readonly by: string;

  constructor(theirs: Content, by: string) {
    super();
    this.theirs = theirs;
    this.by = by;
  }
}
