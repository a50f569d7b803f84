import type { Organisation } from '@lamplight/content/organisation';
import { iconAddress, iconWidths } from '@lamplight/content/siteIcon';

/** The icons for tabs of browsers and screens of phones; React moves them into the head. */
export const SiteIcons = (identity: Pick<Organisation, 'name' | 'logo'>) => (
  <>
    <link rel="icon" href={iconAddress(identity, iconWidths.tab)} />
    <link rel="apple-touch-icon" href={iconAddress(identity, iconWidths.touch)} />
  </>
);
