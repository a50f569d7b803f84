import { defaultConfig } from '@chakra-ui/react/preset';
import { createSystem } from '@chakra-ui/react/styled-system';
import { lamplightTheme } from './theme.ts';

/** Chakra's default system, looking like Lamplight: staff need all of its parts. */
export const staffSystem = createSystem(defaultConfig, lamplightTheme);
