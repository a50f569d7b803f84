import { defaultConfig } from '@chakra-ui/react/preset';
import { createSystem } from '@chakra-ui/react/styled-system';
import { roomForBars } from './screens.ts';
import { lamplightTheme } from './theme.ts';

/** What is scrolled to stands above the bar that saves. */
const aboveSaveBar = { globalCss: { html: { [roomForBars]: { scrollPaddingBottom: '7rem' } } } };

/** Chakra's default system, looking like Lamplight: staff need all of its parts. */
export const staffSystem = createSystem(defaultConfig, lamplightTheme, aboveSaveBar);
