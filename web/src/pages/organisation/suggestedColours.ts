import { accentColour, brandColour } from '@lamplight/content/styleValues';

/** Colours to begin with. Each is shown as it is: text stays easy to read with every one of them. */
export const suggestedColours = {
  colour: [brandColour, '#1d4e89', '#00594f', '#7a1f3d', '#9b1c31', '#6b3d00', '#3c4a5e'],
  accent: [accentColour, '#ffd166', '#8fd3c8', '#f4a59c', '#a9cbff', '#c5dd8a'],
} as const;
