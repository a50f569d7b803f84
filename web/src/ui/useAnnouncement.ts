import { useCallback, useState } from 'react';

/**
 * A text for screen readers, for an element with the role “status”. They read it only if it differs from the last one:
 * the same text again ends in a space that can't be heard.
 */
export function useAnnouncement() {
  const [text, setText] = useState('');
  const announce = useCallback(
    (next: string) => setText((before) => (before === next ? `${next}\u00a0` : next)),
    [],
  );
  return [text, announce] as const;
}
