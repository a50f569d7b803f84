import { Box } from '@chakra-ui/react/box';
import { type Sharing, sharingSchema } from '@lamplight/content/sharing';
import { publicPages } from '@lamplight/content/sitePages';
import { type FocusEvent, useEffect, useState } from 'react';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';
import { FoundAndShared } from './FoundAndShared.tsx';

const pages = publicPages.map(([name, { title, path }]) => ({
  id: name,
  title,
  path,
  address: path.toLowerCase(),
}));

const nothing = { title: '', description: '', picture: '' };

/** The form holds all pages of the site; what nobody said anything of is not stored. */
const sharingEditing = {
  ...pageForm(sharingSchema),
  toForm: ({ pages: said }: Sharing) => ({
    pages: { ...Object.fromEntries(pages.map(({ address }) => [address, nothing])), ...said },
  }),
  fromForm: (form: object): Sharing => ({
    pages: Object.fromEntries(
      Object.entries((form as Sharing).pages).filter(([, said]) =>
        Object.values(said).some((text) => text !== ''),
      ),
    ),
  }),
};

const sections = sectionsOf(
  sharingSchema,
  pages.map(({ id, title, address }) => ({ id, title, of: [`pages.${address}`] as const })),
);

const isIn = (address: string, field: string) =>
  field.slice(0, field.lastIndexOf('.')) === `pages.${address}`;

/** The editor of how each page is shown by search engines, and by messengers where it is shared. */
export function Component() {
  const [shown, setShown] = useState(pages[0]);
  const follow = ({ target }: FocusEvent) => {
    const field = target.getAttribute('name') ?? '';
    setShown(pages.find(({ address }) => isIn(address, field)) ?? shown);
  };
  useEffect(() => {
    const onHash = () =>
      setShown((before) => pages.find(({ id }) => `#${id}` === window.location.hash) ?? before);
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  return (
    <Box display="contents" onFocus={follow}>
      <EditorPage
        page="sharing"
        editor={useDocumentEditor('sharing', sharingEditing)}
        sections={sections}
        preview={{ path: shown?.path ?? '/', Above: FoundAndShared }}
      />
    </Box>
  );
}
