/** The id of the place on the home page where visitors of missing pages arrive. */
export const notFoundId = 'page-not-found';
