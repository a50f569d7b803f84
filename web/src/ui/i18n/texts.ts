import { type Texts, textsIn } from '@lamplight/content/texts/visitor/textsIn';
import { createContext, useContext } from 'react';

export const TextsContext = createContext<Texts>(textsIn({ language: 'en' }));

/** What pages say by themselves. */
export const useTexts = (): Texts => useContext(TextsContext);
