import { Box } from '@chakra-ui/react/box';
import { type FocusEvent, useEffect, useState } from 'react';
import { SharingForm, sharedPages, sharingSections } from './SharingForm.tsx';

const sections = sharingSections(sharedPages, ({ id, title }) => ({ id, title }));

const isIn = (address: string, field: string) =>
  field.slice(0, field.lastIndexOf('.')) === `pages.${address}`;

const inAddress = () => sharedPages.find(({ id }) => `#${id}` === window.location.hash);

/** The editor of how each page is shown by search engines, and by messengers where it is shared. */
export function Component() {
  const [shown, setShown] = useState(() => inAddress() ?? sharedPages[0]);
  const follow = ({ target }: FocusEvent) => {
    const field = target.getAttribute('name') ?? '';
    setShown(sharedPages.find(({ address }) => isIn(address, field)) ?? shown);
  };
  useEffect(() => {
    const onHash = () => setShown((before) => inAddress() ?? before);
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  return (
    <Box display="contents" onFocus={follow}>
      <SharingForm page="sharing" sections={sections} path={shown?.path ?? '/'} />
    </Box>
  );
}
