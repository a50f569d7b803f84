/** The route that shows pages of the organisation's own, at all addresses that no other page has. */
export const ownPageId = 'ownPage';

/** The routes that show one item of a list. */
export const newsItemId = 'newsItem';
export const eventId = 'event';
