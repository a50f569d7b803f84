/**
 * The story section has four pointers (specification, section 9). They stand apart from the schema
 * so that pages can name them without loading the validator.
 */
export const pointerNumbers = [1, 2, 3, 4] as const;
