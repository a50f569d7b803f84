import { useEffect } from 'react';
import { whenIdle } from '../device/whenIdle.ts';
import { editors } from './editors.tsx';

/** Milliseconds in which the page that was opened has the browser to itself. */
const afterwards = 2_000;

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** Loads the code of the editors one by one while nobody needs the browser, so that they open at once. */
export function useEditorsAhead() {
  useEffect(() => {
    let gone = false;
    const load = async () => {
      for (const { lazy } of editors) {
        await idle();
        if (gone) return;
        await lazy();
      }
    };
    // Where one cannot be loaded the others would fail too, and whoever opens one is told.
    const timer = setTimeout(() => void load().catch(() => {}), afterwards);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
}
