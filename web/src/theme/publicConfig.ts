import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { lamplightTheme } from './theme.ts';

const withoutGlobals = { preflight: false, globalCss: {} };

/**
 * What the system of public pages is made of.
 * @param styled without what styles all pages, for a document that has it already
 */
export const publicConfig = (styled = false) => [
  defaultBaseConfig,
  styled ? { ...lamplightTheme, ...withoutGlobals } : lamplightTheme,
];
