/** The code of keys that an input method handles, for browsers that report it in no other way, such as Safari. */
const composing = 229;

/** Whether a key belongs to a word that is being composed, as in Japanese: Enter accepts the word, Escape leaves it. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === composing;
