import { fieldMessages } from './fieldMessages.ts';
import { pageMessages } from './pageMessages.ts';

/**
 * Every text of the specification's error catalogue (section 8) and of its validation rules
 * (section 5), and those the product adds where the catalogue is silent. The first group holds to
 * the letter of the specification.
 */
export const messages = {
  ...pageMessages,
  ...fieldMessages,
  updateContentFailed: 'Failed to update content. Please try again.',
  unexpectedStatus: (status: number | string) => `Unexpected response status: ${status}`,
  contentIdMissing: 'No content ID found. Please ensure content is loaded correctly.',
  invalidCredentials: 'Invalid email or password.',
  loginFailed: 'An error occurred. Please try again.',
  deleteMemberFailed: (reason: string) => `Failed to delete team member: ${reason}`,
  saveMemberFailed: (reason: string) => `Failed to save team member: ${reason}`,
  deleteTestimonialFailed: (reason: string) => `Failed to delete testimonial: ${reason}`,
  saveTestimonialFailed: (reason: string) => `Failed to save testimonial: ${reason}`,
  updateFeedbackGreetingFailed:
    'Failed to update feedback title and message. Please try again later.',
  updateMentorGreetingFailed:
    'Failed to update greeting title and description. Please try again later.',
  updateProgramFailed: 'Failed to update program',
  noProgramsFound: 'No programs found.',
  feedbackGreetingUpdated: 'Feedback title and message updated successfully!',
  mentorGreetingUpdated: 'Greeting title and description updated successfully!',
  memberAdded: 'Team member added successfully!',
  memberUpdated: 'Team member updated successfully!',
  memberDeleted: 'Team member deleted successfully!',
  testimonialAdded: 'Testimonial added successfully!',
  testimonialUpdated: 'Testimonial updated successfully!',
  testimonialDeleted: 'Testimonial deleted successfully!',
  supportUpdated: 'Support content updated successfully!',
  missionUpdated: 'Mission content updated successfully!',
  confirmImageRemoval: 'Are you sure you want to remove this image?',

  loginSucceeded: 'Login successful! Taking you to the staff area…',
  staffUnreachable:
    'Your password is right, but the staff area is out of reach at the moment. Please try again in a minute.',
  loggedOutEverywhere: 'You are logged out on all devices. Log in again to go on here.',
  logOutEverywhereFailed:
    'You may still be logged in on other devices. Please try again, or ask a colleague.',
  loggedOutAway:
    'You were logged out because you were away. What you had not saved is kept on this device.',
  loggedOutAwayNotKept:
    'You were logged out because you were away. Your browser could not keep all that you had not saved.',
  notStaff: 'This account has no access to the staff area. Ask a colleague to add it.',
  resetMailSent: 'If there is an account with this email, a link is on its way to it.',
  resetLinkInvalid: 'This link was used already or is too old. Please ask for a new one.',
  passwordChanged: 'Your password is set. You can log in with it now.',
  passwordTooShort: 'At least 8 characters',
  passwordBlank: 'These are only spaces. Use letters, digits or signs too.',
  contentUpdated: 'Content updated successfully!',
  itemDeleted: 'Deleted successfully!',
  submissionDeleted: 'Entry deleted successfully!',
  submissionGone: 'This entry has been deleted.',
  noteSaved: 'Note saved successfully!',
  stateSaved: (state: string) => `Set to ${state}.`,
  fetchSubmissionsFailed: 'Failed to fetch the entries.',
  saveSubmissionFailed: 'Failed to save the entry.',
  deleteSubmissionFailed: 'Failed to delete the entry.',
  findPersonFailed: 'The search failed. Please try again.',
  erasePersonFailed: 'It is not certain what was erased. Please find again to see what is left.',
  invalidContact: 'Enter one email, or one phone number with at least 6 digits.',
  exportFailed: 'The export failed. Please try again.',
  changedMeanwhile: 'Somebody else saved this page meanwhile.',
  outdated:
    'The site has just been updated, or is being updated. Please reload this page in a minute and save then. What you typed is kept on this device.',
  outdatedNotKept:
    'The site has just been updated, or is being updated. Your browser cannot keep what you typed: please copy it before you reload this page.',

  unauthenticated: 'Please log in to do this.',
  forbidden: 'Your account is not allowed to do this.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take that method.',
  alreadySent: 'Something else was already sent under this id. Please send this under a new one.',
  tooLarge: 'This is too large to be stored.',
  tooMany: 'That was too often. Please try again later.',
  unattested:
    'We could not tell that this comes from our site. Please reload the page and try again.',
  wrongType: 'Please send this as JSON.',
  malformedJson: 'This is not valid JSON.',
  unavailable: 'Our content is out of reach at the moment. Please try again in a minute.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;

/** What somebody is told who has done nothing in the staff area for long. */
export const idleTexts = {
  question: 'Are you still there?',
  explanation:
    'Nothing was typed or clicked here for a while, so you will be logged out within a minute.',
  kept: 'What you have not saved is kept on this device.',
  notKept: 'Your browser cannot keep all that you have not saved.',
  answer: 'Stay logged in',
} as const;
