import { createContext, useContext } from 'react';

/** Scheme and host of the site, for the addresses in sharing tags, which have to be absolute. */
export const SiteOrigin = createContext('');

export const useSiteOrigin = () => useContext(SiteOrigin);
