import type { Organisation } from '@lamplight/content/organisation';
import { useEffect } from 'react';
import { whenFirstPageUsable } from '../device/firstPage.ts';
import { isLookRemembered, showLook } from './rememberedLook.ts';

/** Has the page look as the site looks now. What colours are made with is loaded for that. */
export function useStaffLook(organisation: Organisation): void {
  useEffect(() => {
    let cancelled = false;
    const show = async () => {
      // It looks as it did last already, and what colours are made with takes the time of a few rows of a list.
      if (isLookRemembered()) await whenFirstPageUsable();
      const { staffLookCss } = await import('../theme/look.ts');
      if (cancelled) return;
      const { name, logo, wideLogo, colour } = organisation;
      showLook({ name, logo, wideLogo, colour, css: staffLookCss(organisation) });
    };
    // Without it the site looks as it did last.
    show().catch((error) => console.info('The look of the site could not be loaded:', error));
    return () => {
      cancelled = true;
    };
  }, [organisation]);
}
