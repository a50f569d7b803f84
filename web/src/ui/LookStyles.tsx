import { Global } from '@emotion/react';
import { useMemo } from 'react';
import { type Look, lookCss } from '../theme/look.ts';

/** What an organisation chose of how pages look, where the document does not have it already. */
export function LookStyles({ colour, accent, typefaces, corners }: Omit<Look, 'language'>) {
  const css = useMemo(
    () => lookCss({ colour, accent, typefaces, corners }),
    [colour, accent, typefaces, corners],
  );
  return <Global styles={css} />;
}
