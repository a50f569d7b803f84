import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system';
import { pause } from '../device/pause.ts';
import { publicConfig } from './publicConfig.ts';
import { semanticTokens } from './semanticTokens.ts';
import { tokens } from './tokens.ts';

const { lamp, white } = tokens.colors ?? {};

/** Two colours, then all that is named. */
const rehearsals = [{ tokens: { colors: { lamp, white } } }, { tokens, semanticTokens }];

/**
 * The system of public pages, for a document that has the styles of all pages already. Making it is the
 * longest thing that the browser does in one piece, most of it compiling what does so: smaller ones that are
 * made before, without properties of styles, take that over.
 */
export async function styledSystem(): Promise<SystemContext> {
  for (const theme of rehearsals) {
    createSystem({ ...defaultBaseConfig, utilities: {}, theme });
    await pause();
  }
  return createSystem(...publicConfig(true));
}
