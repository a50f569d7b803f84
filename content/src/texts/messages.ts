import { fieldMessages } from './fieldMessages.ts';
import { formErrors } from './formErrors.ts';

/**
 * The messages of the staff area and the API. The customer has set the wording of the first group; the second is
 * ours.
 */
export const messages = {
  ...formErrors,
  ...fieldMessages,
  fetchContentFailed: 'Failed to fetch content. Please try again.',
  checkMarkedFields: 'Please check the marked fields.',
  fetchTeamFailed: 'Failed to fetch team data.',
  fetchTestimonialsFailed: 'Failed to fetch testimonials.',
  updateContentFailed: 'Failed to update content. Please try again.',
  unexpectedStatus: (status: number | string) => `Unexpected response status: ${status}`,
  contentIdMissing: 'No content ID found. Please ensure content is loaded correctly.',
  invalidCredentials: 'Invalid email or password.',
  loginFailed: 'An error occurred. Please try again.',
  deleteMemberFailed: (reason: string) => `Failed to delete team member: ${reason}`,
  saveMemberFailed: (reason: string) => `Failed to save team member: ${reason}`,
  deleteTestimonialFailed: (reason: string) => `Failed to delete testimonial: ${reason}`,
  saveTestimonialFailed: (reason: string) => `Failed to save testimonial: ${reason}`,
  updateFeedbackThankYouFailed:
    'Failed to update feedback title and message. Please try again later.',
  updateMentorThankYouFailed:
    'Failed to update greeting title and description. Please try again later.',
  updateProgramFailed: 'Failed to update program',
  noProgramsFound: 'No programs found.',
  feedbackThankYouUpdated: 'Feedback title and message updated successfully!',
  mentorThankYouUpdated: 'Greeting title and description updated successfully!',
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
    'Your password is correct, but the staff area is not available right now. Please try again in a minute.',
  loggedOutEverywhere: 'You are logged out on all devices. Log in again to continue.',
  logOutEverywhereFailed:
    'You may still be logged in on other devices. Please try again, or ask a colleague.',
  loggedOutAway:
    'You were logged out because you were away. Your unsaved changes are kept on this device.',
  loggedOutAwayNotKept:
    'You were logged out because you were away. Your browser could not keep all of your unsaved changes.',
  notStaff: 'This account has no access to the staff area. Ask a colleague to add it.',
  resetMailSent: 'If there is an account with this email, we have sent a link to it.',
  resetLinkInvalid: 'This link has been used or has expired. Please ask for a new one.',
  passwordChanged: 'Your password is set. You can log in now.',
  passwordTooShort: 'At least 8 characters',
  passwordBlank: 'A password can’t be only spaces.',
  contentUpdated: 'Content updated successfully!',
  itemDeleted: 'Deleted successfully!',
  pictureRestored: 'Picture restored.',
  fileRestored: 'File restored.',
  submissionDeleted: 'Submission deleted successfully!',
  submissionGone: 'This submission has been deleted.',
  noteSaved: 'Note saved successfully!',
  stateSaved: (state: string) => `Set to ${state}.`,
  fetchSubmissionsFailed: 'Failed to load the submissions.',
  saveSubmissionFailed: 'Failed to save the submission.',
  deleteSubmissionFailed: 'Failed to delete the submission.',
  findDataSubjectFailed: 'The search failed. Please try again.',
  eraseDataSubjectFailed: 'Some data may not have been erased. Search again to check.',
  invalidContact: 'Enter one email, or one phone number with at least 6 digits.',
  exportFailed: 'The export failed. Please try again.',
  changedMeanwhile: 'Someone else saved this page in the meantime.',
  outdated:
    'The site has just been updated, or is being updated. Please reload this page in a minute and save then. What you typed is kept on this device.',
  outdatedNotKept:
    'The site has just been updated, or is being updated. Your browser cannot keep what you typed: please copy it before you reload this page.',

  unauthenticated: 'Please log in to do this.',
  forbidden: 'Your account is not allowed to do this.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address doesn’t support that method.',
  alreadySent: 'Different content was already sent with this id. Please use a new one.',
  tooLarge: 'This is too large to be stored.',
  tooMany: 'Too many attempts. Please wait a little and try again.',
  unattested: 'We could not verify this request. Please reload the page and try again.',
  wrongType: 'Please send this as JSON.',
  malformedJson: 'This is not valid JSON.',
  unavailable: 'Our content is not available right now. Please try again in a minute.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;

/** The message after a long time without activity in the staff area. */
export const idleTexts = {
  question: 'Are you still there?',
  explanation: 'You have been inactive for a while, so you will be logged out within a minute.',
  kept: 'Your unsaved changes are kept on this device.',
  notKept: 'Your browser cannot keep all of your unsaved changes.',
  answer: 'Stay logged in',
} as const;
