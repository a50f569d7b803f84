/** Texts about staff and their rights. Apart from the others, which visitors load. */
export const staffTexts = {
  alreadyStaff: 'This person is on the staff already.',
  lastManager: 'The site needs a manager: make someone else a manager first.',
  staffFull: 'The staff list is full: remove someone first.',
  roleGiven: 'Role changed successfully!',
  personInvited: 'Invited. We have sent them a link to set a password.',
  personRemoved: 'Removed. They lose access with their next click.',
  personLoggedOut: 'This person is logged out on all devices.',
  peopleFailed: 'Could not load the staff list. Please try again.',
  personFailed: 'That didn’t work. Please try again.',
  activityFailed: 'Could not load the activity log. Please try again.',
  stepsFailed: 'Could not load the setup checklist.',
  visitsFailed: 'Could not load the statistics. Please try again.',
  visitsCounted:
    'Counted on this website only, without identifying anyone. Visitors with Do Not Track, without JavaScript, or who leave at once are not counted. Days are in UTC.',
  errorsMet: 'Send these to your developer: “Where” shows the place in the code.',
  missedMet:
    'Old addresses, or wrong links on other sites. Visitors are sent to the home page; add a redirect to send them to the right page.',
  pictureRestored: 'Picture restored.',
  nameTaken:
    'Choose another name: this one is an email address, or someone else on the staff has or had it.',
  nameSaved: 'Name saved successfully!',
  newPasswordSet: 'Your new password is set.',
  wrongPassword: 'Current password is incorrect.',
  passwordFailed: 'The password could not be changed. Please try again.',
  mayOnlyRead:
    'You can view this page but not edit it. A manager can change your role under Site, People.',
  mayNoLonger:
    'You can no longer edit this page: a manager has changed your role. What you typed is kept on this device.',
  helpFind: 'Search the handbook',
  helpNotFound: 'No results in the handbook. Try another word.',
  helpForDevelopers: 'For developers',
  showApi: 'Show the API reference',
} as const;
