/** The paragraphs of a text: empty lines part them, however many there are. */
export const paragraphs = (text: string): string[] => text.trim().split(/\n\s*\n/);
