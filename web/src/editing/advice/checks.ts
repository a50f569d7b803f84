/** Advice that is loaded after the editor: it is larger than the inputs of its kinds. */
export { adviceOnColour } from './colours.ts';
export { adviceOnFile } from './files.ts';
export { adviceOnLink } from './links.ts';
export { adviceOnPhone } from './phones.ts';
export { adviceOnPicture } from './pictures.ts';
export { adviceOnRichText } from './richText.ts';
