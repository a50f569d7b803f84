import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from '../theme/recipes.ts';
import { SiteLink } from './SiteLink.tsx';

/** A button, without the spinner and loader that Chakra's carries and public pages never show. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A link that looks like a button. */
export const ButtonLink = chakra(SiteLink, buttonRecipe);
