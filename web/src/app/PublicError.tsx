import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Unreachable } from '../ui/Unreachable.tsx';
import { useReload } from './useReload.ts';

const retryEvery = 5_000;

/** What a visitor sees while content cannot be read. It tries again by itself. */
export function PublicError({ message }: { message: string }) {
  const error = useRouteError();
  const { reload, loading } = useReload();

  useEffect(() => {
    console.info('The page could not be shown:', error);
    const timer = setInterval(reload, retryEvery);
    window.addEventListener('online', reload);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', reload);
    };
  }, [error, reload]);

  return <Unreachable message={message} retry={reload} trying={loading} />;
}
