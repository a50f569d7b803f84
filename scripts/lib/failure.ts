/** Something its reader can put right: the message is one plain sentence with the remedy. */
export class Failure extends Error {
  override name = 'Failure';
}

/** The sentence for any error that ends a command; unforeseen ones keep their own message. */
export function sentence(error: unknown): string {
  if (error instanceof Failure) return error.message;
  if (codeOf(error) === 'ENOSPC') return 'The disk is full: make room and try again.';
  const message = error instanceof Error ? error.message : String(error);
  return `Something unforeseen went wrong: ${message.trim().replace(/\.$/, '')}.`;
}

/** The code of a system error (`ENOENT`, `EADDRINUSE` …), undefined for every other one. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
