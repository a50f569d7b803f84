/**
 * The messages of schemas and the API about wrong fields of every public form, apart from the other messages so that
 * visitors don't load those. The customer has set the first.
 */
export const formErrors = {
  requiredFieldsMissing: 'Please fill in all required fields.',
  controlCharacters: 'This contains characters that cannot be shown',
} as const;
