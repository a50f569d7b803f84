import { textLimits } from './limits.ts';
import type { NoVideo } from './video.ts';

/**
 * Every text of the specification's error catalogue (section 8) and of its validation rules
 * (section 5), and those the product adds where the catalogue is silent. The first group holds to
 * the letter of the specification.
 */
export const messages = {
  fetchContentFailed: 'Failed to fetch content. Please try again.',
  updateContentFailed: 'Failed to update content. Please try again.',
  unexpectedStatus: (status: number | string) => `Unexpected response status: ${status}`,
  contentIdMissing: 'No content ID found. Please ensure content is loaded correctly.',
  sliderImageRequired: 'Slider image URL is required',
  allFieldsRequired: 'All fields are required',
  invalidCredentials: 'Invalid email or password.',
  loginFailed: 'An error occurred. Please try again.',
  invalidEmail: 'Invalid email format',
  submitFeedbackFailed: 'Failed to submit feedback. Please try again later.',
  invalidEmailOrPhone: 'Please enter a valid email address or a 10-digit phone number.',
  submitFormFailed: 'Failed to submit the form. Please try again later.',
  requiredFieldsMissing: 'Please fill in all required fields.',
  programFieldsRequired: 'Title and description are required for each program.',
  urlRequired: 'URL is required!',
  noDataFound: 'No data found.',
  fetchDataFailed: 'Failed to fetch data.',
  noDataAvailable: 'No data available.',
  fetchTeamFailed: 'Failed to fetch team data.',
  fetchTestimonialsFailed: 'Failed to fetch testimonials.',
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
  checkMarkedFields: 'Please check the marked fields.',

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

  unknownField: 'There is no such field',
  wrongKind: 'This is not the kind of value that belongs here',

  textTooLong: (limit: number) => `At most ${grouped(limit)} characters`,
  tooManyItems: (limit: number) => `At most ${limit} items`,
  controlCharacters: 'This contains characters that cannot be shown',
  invalidLink: 'Enter a link that starts with https://, mailto: or tel:, or a path such as /about',
  invalidPicture:
    'Enter a picture address that starts with https://, or a path such as /demo/a.webp',
  /** What to enter instead of a link to something else. */
  noVideo: {
    otherSite: 'Enter a YouTube or Vimeo link',
    playlist: 'That is a playlist: open one video and copy its link.',
    channel: 'That is a channel: open one video and copy its link.',
    group: 'That is a group: open one video and copy its link.',
    showcase: 'That is a showcase: open one video and copy its link.',
    clip: 'That is a clip: open the whole video and copy its link.',
    event: 'That is an event: open its video on Vimeo and copy that link.',
    onDemand: 'That film is for sale on Vimeo and cannot be shown here: choose another video.',
    noVideo: 'That page is no video: open one video and copy its link.',
  } satisfies Record<NoVideo, string>,
  invalidPath: 'Enter a path of this site, such as /about-us.html',
  redirectReserved: 'This address belongs to the site itself: nobody can be sent on from there',
  redirectToItself: 'This leads to itself',
  redirectLoop: (path: string) => `This leads in a circle: ${path} leads back here`,
  redirectChain: (path: string, to: string) =>
    `${path} is an old address too: lead to ${to} instead, where it leads`,
  invalidPercent: 'Enter a percentage between 1% and 100%',
  invalidPixels: 'Enter a whole number of pixels between 1 and 5000',
  invalidColour: 'Enter a colour such as #662d91',
  invalidAltKey: `Only pictures whose address takes at most ${textLimits.altKey} bytes can have a description`,
} as const;

/**
 * A whole number as English texts have it: `5,000`. The runtime's own formatting would load all that it
 * knows of languages, on a server with the first schema.
 */
export const grouped = (number: number): string =>
  String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** What somebody is told who has done nothing in the staff area for long. */
export const idleTexts = {
  question: 'Are you still there?',
  explanation:
    'Nothing was typed or clicked here for a while, so you will be logged out within a minute.',
  kept: 'What you have not saved is kept on this device.',
  notKept: 'Your browser cannot keep all that you have not saved.',
  answer: 'Stay logged in',
} as const;
