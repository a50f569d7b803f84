/**
 * Whether this page, since it was loaded, has shown anything of the staff area: then its memory holds
 * what only staff may see, until it is loaded anew.
 */
let staffWasShown = false;

export const noteStaffShown = (): void => {
  staffWasShown = true;
};

export const isFresh = (): boolean => !staffWasShown;

/** Whether somebody has logged out in this page by themselves, and was not sent away. */
let leftByThemselves = false;

export const noteLogout = (): void => {
  leftByThemselves = true;
};

export const isLogout = (): boolean => leftByThemselves;
