import type { ListItems } from '@lamplight/content/contentSource';
import { useLoaderData } from 'react-router-dom';
import { type PageName, sitePages } from '../../sitePages.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { WorkPage } from './WorkPage.tsx';

/** One of the five programme pages at its address: the first element of its list. */
export function Component({ name }: { name: PageName }) {
  const { title } = sitePages[name];
  const [page] = useLoaderData<ListItems<'ycm'>>();
  return (
    <>
      <PageHead
        title={page?.title || title}
        description={page?.description ?? ''}
        picture={page?.images[0]?.url}
      />
      <WorkPage name={title} page={page} />
    </>
  );
}
