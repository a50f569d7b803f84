import { textLimits } from './limits.ts';
import { shownLine } from './shownText.ts';
import { wellFormed } from './wellFormed.ts';

/** A title from the name of a file: without its ending, and with spaces. @param otherwise for a name without words */
export const titleFrom = (name: string, otherwise: string): string =>
  wellFormed(
    shownLine(name.replace(/\.[\p{L}\p{N}]{1,5}$/u, '').replaceAll('_', ' ')).slice(
      0,
      textLimits.line,
    ),
  ) || otherwise;
