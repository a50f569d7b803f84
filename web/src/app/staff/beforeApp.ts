import { followScheme } from '../../device/colourScheme.ts';
import { showRememberedLook } from '../../ui/rememberedLook.ts';
import { holdLogIn } from './heldLogIn.ts';

/* Runs before the first paint of each page of the staff area: the log-in waits for this file alone. */

followScheme();
showRememberedLook();
holdLogIn();
