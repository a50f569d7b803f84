import { textLimits } from './limits.ts';

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

  loginSucceeded: 'Login successful! Taking you to the staff area…',
  notStaff: 'This account has no access to the staff area. Ask a colleague to add it.',
  resetMailSent: 'If there is an account with this email, a link is on its way to it.',
  resetLinkInvalid: 'This link was used already or is too old. Please ask for a new one.',
  passwordChanged: 'Your password is set. You can log in with it now.',
  passwordTooShort: 'At least 8 characters',
  contentUpdated: 'Content updated successfully!',
  changedMeanwhile: 'Somebody else saved this page meanwhile. Reload it to see their changes.',
  checkMarkedFields: 'Please check the marked fields.',

  unauthenticated: 'Please log in to do this.',
  forbidden: 'Your account is not allowed to do this.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take that method.',
  alreadySent: 'Something else was already sent under this id. Please send this under a new one.',
  tooLarge: 'This is too large to be stored.',
  wrongType: 'Please send this as JSON.',
  malformedJson: 'This is not valid JSON.',
  unavailable: 'Our content is out of reach at the moment. Please try again in a minute.',
  internal: 'Something went wrong on our side. Please try again.',

  unknownField: 'There is no such field',
  wrongKind: 'This is not the kind of value that belongs here',

  textTooLong: (limit: number) => `At most ${limit.toLocaleString('en')} characters`,
  tooManyItems: (limit: number) => `At most ${limit} items`,
  controlCharacters: 'This contains characters that cannot be shown',
  invalidLink: 'Enter a link that starts with https://, mailto: or tel:, or a path such as /about',
  invalidPicture:
    'Enter a picture address that starts with https://, or a path such as /demo/a.webp',
  invalidVideo: 'Enter a YouTube or Vimeo link',
  invalidPercent: 'Enter a percentage between 1% and 100%',
  invalidPixels: 'Enter a whole number of pixels between 1 and 5000',
  invalidColour: 'Enter a colour such as #662d91',
  invalidAltKey: `Only pictures whose address takes at most ${textLimits.altKey} bytes can have a description`,
} as const;
