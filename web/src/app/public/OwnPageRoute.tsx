import type { OwnPageContent } from '@lamplight/content/ownPageContent';
import { useLoaderData } from 'react-router-dom';
import { OwnPage } from '../../pages/ownPage/OwnPage.tsx';

/** A page of the organisation's own; the views of all blocks are loaded with it. */
export function Component() {
  return <OwnPage {...useLoaderData<OwnPageContent>()} />;
}
