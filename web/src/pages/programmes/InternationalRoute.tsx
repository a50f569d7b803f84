import type { ListItems } from '@lamplight/content/contentSource';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../ui/PageHead.tsx';
import { InternationalPage } from './InternationalPage.tsx';

/** The international programme at its address. */
export function Component() {
  const programmes = useLoaderData<ListItems<'international'>>();
  const [main] = programmes;
  return (
    <>
      <PageHead
        title={main?.title || 'International'}
        description={main?.description ?? ''}
        picture={programmes.flatMap(({ images }) => images)[0]?.url}
      />
      <InternationalPage programmes={programmes} />
    </>
  );
}
