import { useRouteLoaderData } from 'react-router-dom';

/** The name of the organisation: the heading of the navigation. */
export function useSiteName(): string {
  const site = useRouteLoaderData<{ navigation: { heading: string } }>('site');
  return site?.navigation.heading ?? '';
}
