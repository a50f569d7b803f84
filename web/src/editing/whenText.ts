/** A time of today as `14:02`, of another day as `20 Nov, 14:02`, with the year where it is another. */
export function whenText(when: Date, now = new Date()): string {
  const time = when.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (when.toDateString() === now.toDateString()) return time;
  const sameYear = when.getFullYear() === now.getFullYear();
  const day = when.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(!sameYear && { year: 'numeric' }),
  });
  return `${day}, ${time}`;
}
