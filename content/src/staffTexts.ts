/** What is said about who works in the staff area and what they may. Apart from the others, which visitors load. */
export const staffTexts = {
  alreadyStaff: 'This person is on the staff already.',
  lastManager: 'Somebody has to be a manager: make somebody else one first.',
  staffFull: 'There are as many people on the staff as there can be.',
  roleGiven: 'Role changed successfully!',
  personInvited: 'Invited. A mail with a link to set a password is on its way.',
  personRemoved: 'Removed. This person is out with their next click.',
  personLoggedOut: 'This person is logged out on all devices.',
  peopleFailed: 'The staff could not be read. Please try again.',
  personFailed: 'That was not done. Please try again.',
  activityFailed: 'What was done cannot be read. Please try again.',
  stepsFailed: 'What the site lacks cannot be read at the moment.',
  visitsFailed: 'What was counted cannot be read. Please try again.',
  visitsCounted:
    'Counted on this website alone, without knowing who it was. Browsers that ask not to be tracked are left out, and so is who has no scripts or leaves at once. Days are those of UTC.',
  errorsMet:
    'Tell whoever looks after the website: what and where say which place in it to look at.',
  missedMet:
    'Addresses at which there is nothing: old ones, or links elsewhere that are wrong. Who comes to one is led to the home page; a redirect leads them on to what they look for.',
  pictureRestored: 'Picture restored.',
  nameTaken:
    'Choose another name: this one is an email address, or somebody else of the staff is or was called so.',
  nameSaved: 'Name saved successfully!',
  newPasswordSet: 'Your new password is set.',
  wrongPassword: 'The present password is not right.',
  passwordFailed: 'The password could not be changed. Please try again.',
  mayOnlyRead:
    'You may look at this, but not change it. Managers decide who may, under Site, People.',
  mayNoLonger:
    'You may no longer change this: a manager has given you another role. What you had typed is kept on this device.',
  helpFind: 'Find in the handbook',
  helpNotFound: 'The handbook says nothing about that. Try another word.',
  helpForDevelopers: 'For developers',
  showApi: 'Show the API reference',
} as const;
