import { titleAt } from '@lamplight/content/staffPages';
import { useEffect } from 'react';
import { readStored, store } from '../../device/localStorage.ts';
import { useEditorAddress } from '../../editing/page/PageTabs.tsx';
import { useStaff } from '../../editing/page/useStaff.ts';

const keyOf = (uid: string) => `lamplight.recent.${uid}`;

/** How many are remembered: the one that is open, and those that are offered. */
const max = 8;

/** The pages of the staff area that someone had open last on this device, the latest first. */
export function recentPages(uid: string): string[] {
  const stored = readStored(keyOf(uid));
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
}

/** Remembers which pages are opened. */
export function useRememberedPages(): void {
  const { uid } = useStaff();
  const address = useEditorAddress();
  useEffect(() => {
    if (titleAt(address) === address) return;
    const others = recentPages(uid).filter((each) => each !== address);
    store(keyOf(uid), [address, ...others].slice(0, max));
  }, [uid, address]);
}
