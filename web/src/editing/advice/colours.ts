import type { Field } from '@lamplight/content/fieldsOf';
import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';
import { shifted } from '../../theme/palette.ts';
import { contrastText, contrastWithPage, enoughContrast } from '../inputs/contrast.ts';
import type { Advice } from './advice.ts';
import { fieldText } from './changedFields.ts';

/** That words in a colour are not easy to read, with the nearest shade of it in which they are. */
export function adviceOnColour(field: Field): Advice[] {
  const colour = fieldText(field);
  const contrast = field.description?.shades ? null : contrastWithPage(colour);
  if (contrast === null || contrast >= enoughContrast) return [];
  const text = adviceTexts.lowContrast(contrastText(contrast), enoughContrast);
  const readable = shifted(colour, -0.5, (shade) => isReadable(shade.hex()));
  return [{ at: field.path, jumpTo: field.path, text, instead: readable.hex().toLowerCase() }];
}

const isReadable = (colour: string) => Number(contrastWithPage(colour)) >= enoughContrast;
