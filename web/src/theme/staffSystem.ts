import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import {
  alertSlotRecipe,
  animationStyles,
  badgeRecipe,
  breakpoints,
  checkboxSlotRecipe,
  checkmarkRecipe,
  cssVarsPrefix,
  cssVarsRoot,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  globalCss,
  inputRecipe,
  keyframes,
  layerStyles,
  nativeSelectSlotRecipe,
  radioCardSlotRecipe,
  radiomarkRecipe,
  segmentGroupSlotRecipe,
  semanticTokens,
  tableSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
  textStyles,
  toastSlotRecipe,
  tokens,
} from '@chakra-ui/react/theme';
import { chosen, roomForBars } from './media.ts';
import { byDayAndNight, night, shadowsByDay } from './night.ts';
import { staffShapes } from './staffShapes.ts';
import { lamplightTheme } from './theme.ts';

/** Chakra's colours that staff see, besides the site's own: to make the styles of all takes as long as a form. */
const palettes = [
  'transparent',
  'current',
  'black',
  'white',
  'blackAlpha',
  'gray',
  'red',
  'orange',
  'green',
  'blue',
];

const seen = <Colours extends object>(colours: Colours, names: readonly string[]) =>
  Object.fromEntries(Object.entries(colours).filter(([name]) => names.includes(name)));

/** Chakra's own theme, with the looks of those of its components that staff see: all of them are 20 kB. */
const chakraTheme = defineConfig({
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    textStyles,
    layerStyles,
    animationStyles,
    tokens: { ...tokens, colors: seen(tokens.colors, palettes) },
    semanticTokens: {
      ...semanticTokens,
      shadows: shadowsByDay(semanticTokens.shadows),
      colors: byDayAndNight(seen(semanticTokens.colors, [...palettes, 'bg', 'fg', 'border'])),
    },
    recipes: {
      badge: badgeRecipe,
      checkmark: checkmarkRecipe,
      input: inputRecipe,
      radiomark: radiomarkRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes: {
      alert: alertSlotRecipe,
      checkbox: checkboxSlotRecipe,
      dialog: dialogSlotRecipe,
      drawer: drawerSlotRecipe,
      field: fieldSlotRecipe,
      nativeSelect: nativeSelectSlotRecipe,
      radioCard: radioCardSlotRecipe,
      segmentGroup: segmentGroupSlotRecipe,
      table: tableSlotRecipe,
      tabs: tabsSlotRecipe,
      toast: toastSlotRecipe,
    },
  },
});

/** The target of a scroll is above the bar that saves. */
const aboveSaveBar = { globalCss: { html: { [roomForBars]: { scrollPaddingBottom: '7rem' } } } };

/** Chakra shows these by colours alone: the selected tab and segment, and the dot in a radio button. */
const inForcedColours = {
  globalCss: {
    '[role=tab][aria-selected=true], [data-scope=segment-group][data-part=item][data-state=checked]':
      {
        _highContrast: { ...chosen, color: 'HighlightText !important' },
      },
    '[data-scope=radio-card] .dot': { _highContrast: { bg: 'CanvasText' } },
  },
};

/** On paper there is no night. */
const inBothLooks = {
  globalCss: {
    '@media print': { ':root': { colorScheme: 'light' } },
    'noscript p': { padding: '1rem' },
    // Columns of a table are never narrower than what they are called.
    'th, th *': { overflowWrap: 'normal' },
    // Fields of the forms of visitors, some of which staff fill in too, know their colours by day alone.
    '.required, .error': { color: 'fg.error !important' },
    '[aria-invalid=true]': { borderColor: 'border.error !important' },
  },
};

/** Dialogs come and go at once for anyone who prefers that; waiting for the end of an animation can fail. */
const withoutMotion = {
  globalCss: {
    '[data-scope=dialog], [data-scope=drawer]': {
      _motionReduce: { animationName: 'none !important' },
    },
  },
};

/** Borders of controls are distinguishable from their surroundings. */
const bounds = { borderColor: 'border.emphasized' };
const outlined = { variants: { variant: { outline: bounds } } };
const outlinedSlot = (slot: string) => ({
  slots: [],
  variants: { variant: { outline: { [slot]: bounds } } },
});
/** No input is narrower than twelve characters: rows that have no room for that wrap. */
const typed = { ...outlined, base: { minW: 'calc(12ch + 1.625rem)' } };
const seenControls = {
  theme: {
    recipes: { input: typed, textarea: typed },
    slotRecipes: { nativeSelect: outlinedSlot('field'), radioCard: outlinedSlot('item') },
  },
};

/** Chakra as staff see it, looking like Lamplight. */
export const staffSystem = createSystem(
  defaultBaseConfig,
  chakraTheme,
  lamplightTheme,
  aboveSaveBar,
  inForcedColours,
  withoutMotion,
  inBothLooks,
  night,
  seenControls,
  staffShapes,
);
