/** Every Firestore path, as a function, so that nobody spells one by hand. */

/** The single documents of the site. The name is also the `_id` that the API answers with. */
export const siteDocumentNames = ['home', 'about', 'contact', 'navigation'] as const;
export type SiteDocumentName = (typeof siteDocumentNames)[number];

export const siteDocument = (name: SiteDocumentName) => `site/${name}`;

/** What the save that made `version` (1, 2, 3 …) stored in `documentPath`. */
export const revision = (documentPath: string, version: number) =>
  `${documentPath}/revisions/${version}`;

/** The document whose existence makes the account `uid` staff. */
export const staffMember = (uid: string) => `staff/${uid}`;
