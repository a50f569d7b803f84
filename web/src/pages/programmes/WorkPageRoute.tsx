import type { ListItems } from '@lamplight/content/contentSource';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../ui/PageHead.tsx';
import { WorkPage } from './WorkPage.tsx';

/** One of the five programme pages at its address: the first element of its list. */
export function WorkPageRoute({ name }: { name: string }) {
  const [page] = useLoaderData<ListItems<'ycm'>>();
  return (
    <>
      <PageHead
        title={page?.title || name}
        description={page?.description ?? ''}
        picture={page?.images[0]?.url}
      />
      <WorkPage name={name} page={page} />
    </>
  );
}
