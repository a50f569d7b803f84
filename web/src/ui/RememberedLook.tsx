import { Global } from '@emotion/react';
import type { Organisation } from '@lamplight/content/organisation';
import { useEffect, useState } from 'react';
import { whenFirstPageUsable } from '../device/firstPage.ts';
import { readStored, store } from '../device/localStorage.ts';
import { facesOf } from '../theme/fonts.ts';

const key = 'lamplight.looks';

const parts = ['name', 'logo', 'wideLogo', 'colour', 'css'] as const;

/** Whose site it is, and the styles in which it looks like theirs. */
type Look = Record<(typeof parts)[number], string>;

/** What this device knew of it last; all of it is empty where it knows nothing, but for the typefaces. */
export function remembered(): Look {
  const stored = Object(readStored(key));
  const [name, logo, wideLogo, colour, css] = parts.map((part) => String(stored[part] ?? ''));
  return { name, logo, wideLogo, colour, css: css || facesOf('lamplight', 'en') } as Look;
}

/** How the site looked on this device last, before it is known how it looks now. */
export const RememberedLook = () => <Global styles={useState(remembered)[0].css} />;

/** How the site looks now, and at first as it looked last. What colours are made with is loaded for that. */
export function StaffLook({ organisation }: { organisation: Organisation }) {
  const [css, setCss] = useState(() => remembered().css);
  useEffect(() => {
    let over = false;
    const show = async () => {
      // It looks as it did last already, and what colours are made with takes the time of a few rows of a list.
      if (readStored(key)) await whenFirstPageUsable();
      const { staffLookCss } = await import('../theme/look.ts');
      if (over) return;
      const { name, logo, wideLogo, colour } = organisation;
      const css = staffLookCss(organisation);
      const look: Look = { name, logo, wideLogo, colour, css };
      setCss(look.css);
      store(key, look);
    };
    // Without it the site looks as it did last.
    show().catch((error) => console.info('The look of the site could not be loaded:', error));
    return () => {
      over = true;
    };
  }, [organisation]);
  return <Global styles={css} />;
}
