import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Ref } from 'react';

/** A field that people neither see nor reach; who fills it in is a program. */
export const Honeypot = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <VisuallyHidden aria-hidden>
    <label>
      Leave this empty
      <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </VisuallyHidden>
);
