import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isShellPath, paths } from '../paths.ts';
import { Loading } from '../ui/Loading.tsx';

/** Leads from the app shell to a page that the server renders; unknown paths lead to the home page. */
export function LeaveShell() {
  const { pathname } = useLocation();
  useEffect(() => {
    const path = isShellPath(pathname) ? paths.home : pathname;
    // A path that begins with two slashes would be an address of another site.
    window.location.replace(window.location.origin + path);
  }, [pathname]);
  return <Loading />;
}
