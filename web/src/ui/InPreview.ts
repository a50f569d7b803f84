import { createContext, useContext } from 'react';

/**
 * Whether a page is shown inside an editor: then it neither reads anew nor scrolls, and its dialogs
 * do not take the focus.
 */
export const InPreview = createContext(false);

export const useInPreview = () => useContext(InPreview);
