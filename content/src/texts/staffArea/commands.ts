/** What staff read in the command palette. */
export const commandsTexts = {
  groups: {
    pages: 'Pages',
    actions: 'Actions',
    items: 'Items',
    submissions: 'Submissions',
    fields: 'Fields',
  },
  setAppearance: (name: string) => `Appearance: ${name.toLowerCase()}`,
  exportOf: (title: string) => `Export ${title}`,
  palette: 'Find anything',
  paletteField: 'Find a page, a field, a name or an action',
  palettePlaceholder: 'Find a page, a field or a name…',
  results: 'Results',
  keys: '↑ ↓ to choose · Enter to open · Esc to close',
  noResults: 'No results.',
  addTeamMember: 'Add a team member',
  addStudentTestimonial: 'Add a student testimonial',
  addMentorTestimonial: 'Add a mentor testimonial',
  addProgramme: 'Add a programme',
  findPersonsData: 'Find a person’s data',
  invite: 'Invite someone',
} as const;
