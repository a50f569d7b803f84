import { useEffect, useState } from 'react';

/** Content of a page that is shown without waiting for it; undefined where it could not be read. */
export type Later<T> = T | { later: Promise<T | undefined> };

/** The content, as soon as it is there. */
export function useLater<T extends object>(content: Later<T>): T | undefined {
  const [arrived, setArrived] = useState<T>();
  const later = isLater(content) ? content.later : undefined;
  useEffect(() => {
    later?.then(setArrived);
  }, [later]);
  return isLater(content) ? arrived : content;
}

const isLater = <T extends object>(
  content: Later<T>,
): content is { later: Promise<T | undefined> } => 'later' in content;
