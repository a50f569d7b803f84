/** Whether nothing is filled in: no text, number or list item anywhere in it. */
export const isEmpty = (content: unknown): boolean =>
  typeof content === 'object' && content !== null
    ? Object.values(content).every(isEmpty)
    : !content;
