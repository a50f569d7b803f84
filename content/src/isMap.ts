/** Whether a value is a map of values by their names, as JSON and the store have them. */
export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
