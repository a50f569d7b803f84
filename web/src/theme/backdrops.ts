import { allPages, type SitePage } from '@lamplight/content/sitePages';

/**
 * What lies behind the pages of the staff area: one pale tint for each menu of the navigation. By day all are light
 * enough for small text of every kind, by night dark enough (`palette.test.ts`).
 */
const tints: Readonly<Record<string, string>> = {
  pages: 'light-dark({colors.brand.50}, {colors.night.haze})',
  Story: 'light-dark(#fff5df, #211912)',
  Work: 'light-dark(#ecf5e8, #171c15)',
  Impact: 'light-dark(#ecf1fc, #181b24)',
  Involved: 'light-dark(#ffeff0, #241719)',
  inbox: 'light-dark(#e8f4f5, #14191b)',
  manage: 'light-dark(#f0f1f3, #1b1a1e)',
};

const gradient = (angle: number, tint = '') =>
  `linear-gradient(${angle}deg, ${tint}, {colors.bg} 20rem)`;

/** Those of pages that edit no page of the site. */
export const backdrops = {
  dawn: gradient(180, tints.pages),
  mist: gradient(180, tints.manage),
};

const paths = allPages.map(([, { editor }]) => editor.path);

/** The backdrop of an editor: in the tint of its menu, from a direction of its own. */
export const backdropOf = ({
  path,
  menu,
  group = 'pages',
}: Pick<SitePage['editor'], 'path' | 'menu' | 'group'>): string =>
  gradient(120 + 5 * paths.indexOf(path), tints[menu ?? group] ?? tints[group]);
