/** The route that shows pages of the organisation's own, at all addresses that no other page has. */
export const ownPageId = 'ownPage';
