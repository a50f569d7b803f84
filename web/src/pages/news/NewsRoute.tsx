import type { ListItems } from '@lamplight/content/contentSource';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../ui/PageHead.tsx';
import { NewsPage } from './NewsPage.tsx';

/** The page News at its address: the first item of the list. */
export function Component() {
  const [item] = useLoaderData<ListItems<'news'>>();
  return (
    <>
      <PageHead
        title="News"
        description={item ? `${item.heading}. ${item.description}` : ''}
        picture={item?.image.url}
      />
      <NewsPage item={item} />
    </>
  );
}
