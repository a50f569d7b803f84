import { textLimits } from '../limits.ts';
import type { NoVideo } from '../video.ts';
import { formErrors } from './formErrors.ts';

/** Messages at fields. The customer has set the wording of the first ones. */
export const fieldMessages = {
  sliderImageRequired: 'Slider image URL is required',
  allFieldsRequired: 'All fields are required',
  invalidEmail: 'Invalid email format',
  invalidEmailOrPhone: 'Please enter a valid email address or a 10-digit phone number.',
  programFieldsRequired: 'Title and description are required for each program.',
  urlRequired: 'URL is required!',

  wrongKind: 'This value has the wrong type',
  unknownField: 'There is no such field',
  textTooLong: (limit: number) => `At most ${grouped(limit)} characters`,
  tooManyItems: (limit: number) => `At most ${limit} items`,
  controlCharacters: formErrors.controlCharacters,
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
    noVideo: 'That page isn’t a video: open one video and copy its link.',
  } satisfies Record<NoVideo, string>,
  invalidPageAddress:
    'Use letters, digits and hyphens, with at most three slashes, such as /projects/garden',
  reservedAddress: 'The site uses this address itself. Choose another one',
  addressTaken: 'Another page has this address',
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
