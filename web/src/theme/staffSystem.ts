import { defaultConfig } from '@chakra-ui/react/preset';
import { createSystem } from '@chakra-ui/react/styled-system';
import { chosen, roomForBars } from './media.ts';
import { lamplightTheme } from './theme.ts';

/** What is scrolled to stands above the bar that saves. */
const aboveSaveBar = { globalCss: { html: { [roomForBars]: { scrollPaddingBottom: '7rem' } } } };

/** What Chakra tells by colours alone: the tab and the segment that are shown, and the dot in a radio button. */
const inForcedColours = {
  globalCss: {
    '[role=tab][aria-selected=true], [data-scope=segment-group][data-part=item][data-state=checked]':
      {
        _highContrast: { ...chosen, color: 'HighlightText !important' },
      },
    '[data-scope=radio-card] .dot': { _highContrast: { bg: 'CanvasText' } },
  },
};

/** Dialogs come and go at once for whoever prefers that; waiting for the end of an animation can fail. */
const withoutMotion = {
  globalCss: {
    '[data-scope=dialog], [data-scope=drawer]': {
      _motionReduce: { animationName: 'none !important' },
    },
  },
};

/** Chakra's colours for what is said, dark enough for small text (WCAG 2.2, criterion 1.4.6). */
const readable = {
  theme: {
    semanticTokens: {
      colors: {
        fg: { error: { value: '#8c1d18' } },
        red: { fg: { value: '#8c1d18' }, solid: { value: '{colors.red.700}' } },
        orange: { fg: { value: '{colors.orange.800}' }, solid: { value: '{colors.orange.700}' } },
        green: { fg: { value: '{colors.green.800}' }, solid: { value: '{colors.green.800}' } },
        blue: { solid: { value: '{colors.blue.700}' } },
      },
    },
  },
};

/** What bounds a control can be told from what is around it (criterion 1.4.11), as in the forms of visitors. */
const bounds = { borderColor: '#8d8199' };
const outlined = { variants: { variant: { outline: bounds } } };
const outlinedSlot = (slot: string) => ({
  slots: [],
  variants: { variant: { outline: { [slot]: bounds } } },
});
const seenControls = {
  theme: {
    recipes: { input: outlined, textarea: outlined },
    slotRecipes: { nativeSelect: outlinedSlot('field'), radioCard: outlinedSlot('item') },
    semanticTokens: { colors: { border: { emphasized: { value: bounds.borderColor } } } },
  },
};

/** Chakra's default system, looking like Lamplight: staff need all of its parts. */
export const staffSystem = createSystem(
  defaultConfig,
  lamplightTheme,
  aboveSaveBar,
  inForcedColours,
  withoutMotion,
  readable,
  seenControls,
);
