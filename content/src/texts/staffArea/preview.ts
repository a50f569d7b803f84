/** What staff read around the preview, and in the advice before publishing. */
export const previewTexts = {
  suggestions: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  suggestionsSpoken: (count: number) =>
    `${count === 1 ? 'One suggestion' : `${count} suggestions`} before you publish`,
  colourToUse: (colour: string) => `Use ${colour}`,
  colourForPlace: (colour: string, where: string) => `Use ${colour} for ${where}`,
  showAll: (count: number) => `Show all ${count}`,
  beforePublishing: 'Before you publish',
  failed: 'Could not load the preview. Are you online?',
  edit: 'Edit',
  preview: 'Preview',
  phone: 'Phone',
  desktop: 'Desktop',
  pageBelow: 'Scroll down to the page',
  clickPart: 'Click a part to edit it',
  screen: 'Screen',
  widthOfForm: 'Width of the form',
  moveSplitter: 'Drag to make the form or the preview wider',
} as const;
