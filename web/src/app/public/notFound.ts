/** Where visitors arrive on the home page who looked for a page that isn't there. */
export const notFoundId = 'page-not-found';
