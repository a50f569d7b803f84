import type { Organisation } from '@lamplight/content/organisation';
import { iconAddress, iconWidths } from '@lamplight/content/siteIcon';

/** What is in the tabs of browsers and on the screens of phones; React moves it into the head. */
export const SiteIcons = (identity: Pick<Organisation, 'name' | 'logo'>) => (
  <>
    <link rel="icon" href={iconAddress(identity, iconWidths.tab)} />
    <link rel="apple-touch-icon" href={iconAddress(identity, iconWidths.touch)} />
  </>
);
