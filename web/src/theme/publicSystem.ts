import { createSystem } from '@chakra-ui/react/styled-system';
import { publicConfig } from './publicConfig.ts';

/** The system of public pages: 4 kB of styles instead of the 52 kB of Chakra's default. */
export const publicSystem = createSystem(...publicConfig());
