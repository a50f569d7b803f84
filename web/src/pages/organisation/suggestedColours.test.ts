import { expect, test } from 'vitest';
import { shiftsOf } from '../../theme/palette.ts';
import { suggestedColours } from './suggestedColours.ts';

test('every pair of suggested colours is shown unchanged', () => {
  for (const colour of suggestedColours.colour) {
    for (const accent of suggestedColours.accent) {
      expect(shiftsOf({ colour, accent }), `${colour} ${accent}`).toEqual({});
    }
  }
});
