import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { lamplightTheme } from './theme.ts';

/** The system of public pages: 4 kB of styles instead of the 52 kB of Chakra's default. */
export const publicSystem = createSystem(defaultBaseConfig, lamplightTheme);
