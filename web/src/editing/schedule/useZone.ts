import { defaultZone } from '@lamplight/content/instants';
import { useOrganisation } from '../../firebase/live/organisation.ts';

/** The time zone of the organisation. */
export const useZone = (): string => useOrganisation().timeZone || defaultZone;
