import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { Unreachable } from '../ui/Unreachable.tsx';

const retryEvery = 5_000;

/** What a visitor sees while content cannot be read. It tries again by itself. */
export function PublicError({ message }: { message: string }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    console.info('The page could not be shown:', error);
    const timer = setInterval(revalidate, retryEvery);
    window.addEventListener('online', revalidate);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', revalidate);
    };
  }, [error, revalidate]);

  return <Unreachable message={message} retry={revalidate} trying={state === 'loading'} />;
}
