/** Of what is shown at any time. */
export const always = { from: '', until: '' };
