import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Label, control, hint and error of a form that visitors fill in. */
export const fieldRecipe = defineSlotRecipe({
  className: 'chakra-field',
  slots: [
    'root',
    'errorText',
    'helperText',
    'input',
    'label',
    'select',
    'textarea',
    'requiredIndicator',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', w: 'full' },
    label: { display: 'flex', gap: '1', fontWeight: '600' },
    helperText: { color: 'fg.muted', fontSize: '0.875rem' },
    errorText: { color: '#b3261e', fontSize: '0.9375rem', fontWeight: '500' },
    requiredIndicator: { color: '#b3261e' },
  },
});
