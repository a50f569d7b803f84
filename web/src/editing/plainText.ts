/** A text as it is compared with what is looked for: whatever its case and accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
