/** What staff read around the handbook. */
export const helpTexts = {
  find: 'Search the handbook',
  notFound: 'No results in the handbook. Try another word.',
  forDevelopers: 'For developers',
  showApi: 'Show the API reference',
  contents: 'Contents',
} as const;
