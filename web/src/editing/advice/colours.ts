import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';
import { shifted } from '../../theme/palette.ts';
import { contrastText, contrastWithPage, enoughContrast } from '../inputs/contrast.ts';
import type { AdviceOnText } from './advice.ts';

/** Says that text in a colour is hard to read, with the nearest shade that isn't. */
export const adviceOnColour: AdviceOnText = (colour, _, { shades }) => {
  const contrast = shades ? null : contrastWithPage(colour);
  if (contrast === null || contrast >= enoughContrast) return null;
  const text = adviceTexts.lowContrast(contrastText(contrast), enoughContrast);
  const readable = shifted(colour, -0.5, (shade) => isReadable(shade.hex()));
  return { text, instead: readable.hex().toLowerCase() };
};

const isReadable = (colour: string) => Number(contrastWithPage(colour)) >= enoughContrast;
