/** The code of a page could not be loaded: the connection was cut, or a release has taken its place. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of this page could not be loaded', { cause });
  }
}
