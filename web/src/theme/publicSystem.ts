import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  createSystem,
  type SystemConfig,
  type SystemContext,
} from '@chakra-ui/react/styled-system';
import { pause } from '../device/whenIdle.ts';
import { lamplightTheme } from './theme.ts';
import { semanticTokens, tokens } from './tokens.ts';

/**
 * The system of public pages: 4 kB of styles instead of the 52 kB of Chakra's default.
 * @param onPaper what the server adds for all pages, so that no browser loads it as code
 */
export const publicSystem = (onPaper: SystemConfig['globalCss'] = {}): SystemContext =>
  createSystem(defaultBaseConfig, lamplightTheme, { globalCss: onPaper });

/** Without what styles all pages: the document has it already. */
const withoutGlobals = { ...lamplightTheme, preflight: false, globalCss: {} };

const { lamp, white } = tokens.colors ?? {};

/** Two colours, then all that is named. */
const warmUps = [{ tokens: { colors: { lamp, white } } }, { tokens, semanticTokens }];

/**
 * The same for a document that has the styles of all pages already, made in steps between which the browser
 * can answer. Making it at once is the longest thing that the browser does in one piece while a page comes to
 * life, 86 to 143 ms at a quarter of the speed, most of it compiling Chakra's code; small systems without
 * properties of styles have that done before, in tasks of their own. They may go once
 * `createSystem` takes less than 50 ms there.
 */
export async function publicSystemInSteps(): Promise<SystemContext> {
  for (const theme of warmUps) {
    createSystem({ ...defaultBaseConfig, utilities: {}, theme });
    await pause();
  }
  return createSystem(defaultBaseConfig, withoutGlobals);
}
