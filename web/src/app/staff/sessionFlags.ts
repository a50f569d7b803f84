/** What happened in this page since it was loaded. */
export const sessionFlags = {
  /** It has shown something of the staff area: its memory holds what only staff may see. */
  staffShown: false,
  /** Someone has logged out by themselves, and was not sent away. */
  loggedOut: false,
};
