import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system';
import { pause } from '../device/pause.ts';
import { publicConfig } from './publicConfig.ts';
import { tokens } from './tokens.ts';

const { lamp, white } = tokens.colors ?? {};

/**
 * The system of public pages, for a document that has the styles of all pages already. Making it is the
 * longest thing that the browser does in one piece, half of it compiling what does so: a small one that is
 * made before, of two colours alone, takes that over.
 */
export async function styledSystem(): Promise<SystemContext> {
  createSystem({
    ...defaultBaseConfig,
    utilities: {},
    theme: { tokens: { colors: { lamp, white } } },
  });
  await pause();
  return createSystem(...publicConfig(true));
}
