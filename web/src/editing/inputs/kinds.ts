/** How each kind of field is edited. The types of `inputs.ts` hold that none is missing. */
export { choiceInput as choice } from './choice.tsx';
export { colourInput as colour } from './colour.tsx';
export { emailInput as email } from './email.tsx';
export { itemOfListInput as itemOfList } from './itemOfList.tsx';
export { lineInput as line } from './line.tsx';
export { linkInput as link } from './link.tsx';
export { pageAddressInput as pageAddress } from './pageAddress.tsx';
export { paragraphInput as paragraph } from './paragraph.tsx';
export { percentInput as percent } from './percent.tsx';
export { phoneInput as phone } from './phone.tsx';
export { pictureInput as picture } from './picture.tsx';
export { pixelsInput as pixels } from './pixels.tsx';
export { richTextInput as richText } from './richText.tsx';
export { storyInput as story } from './story.tsx';
export { tableRowsInput as tableRows } from './tableRows.tsx';
export { toggleInput as toggle } from './toggle.tsx';
export { videoInput as video } from './video.tsx';
