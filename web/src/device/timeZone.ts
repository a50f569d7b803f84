/** That of the browser, in which tables show days; a browser that does not know its own shows them in UTC. */
export const ownTimeZone = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone.replace('Etc/Unknown', 'UTC');
