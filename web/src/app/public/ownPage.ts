/** The route that shows pages of the organisation's own, at all addresses that no other page has. */
export const ownPageId = 'ownPage';

/** The route that shows a news item. */
export const newsItemId = 'newsItem';
