import { Box } from '@chakra-ui/react/box';
import { type Sharing, sharingSchema } from '@lamplight/content/sharing';
import { publicPages } from '@lamplight/content/sitePages';
import {
  createContext,
  type FocusEvent,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useFormContext } from 'react-hook-form';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { FieldFrame } from '../../editing/inputs/FieldFrame.tsx';
import { FieldInput } from '../../editing/inputs/FieldParts.tsx';
import { useDescription } from '../../editing/inputs/FormSchema.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';
import { FoundAndShared, type Said, TellInherited } from './FoundAndShared.tsx';

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
  pages.map(({ id, title, address }) => {
    const at = `pages.${address}` as const;
    return {
      id,
      title,
      of: [at],
      own: {
        [`${at}.title`]: <InheritingField name={`${at}.title`} of={address} part="title" />,
        [`${at}.description`]: (
          <InheritingField name={`${at}.description`} of={address} part="description" />
        ),
      },
    };
  }),
);

/** What each page says by itself, as far as that is known: by its address. */
const Inherited = createContext<Readonly<Record<string, Said>>>({});

interface InheritingFieldProps {
  name: string;
  /** The address of the page. */
  of: string;
  part: 'title' | 'description';
}

/** A line that shows what the page says by itself as long as it is empty. */
function InheritingField({ name, of, part }: InheritingFieldProps) {
  const { register } = useFormContext();
  const { label = '', hint } = useDescription(name);
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      <FieldInput placeholder={useContext(Inherited)[of]?.[part]} {...register(name)} />
    </FieldFrame>
  );
}

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
  const editor = useDocumentEditor('sharing', sharingEditing);
  const [inherited, setInherited] = useState<Record<string, Said>>({});
  const tell = useCallback(
    (said: Said) =>
      setInherited((before) => ({
        ...before,
        [said.address ? new URL(said.address).pathname.toLowerCase() : '/']: said,
      })),
    [],
  );
  return (
    <Box display="contents" onFocus={follow}>
      <Inherited value={inherited}>
        <TellInherited value={tell}>
          <EditorPage
            page="sharing"
            editor={editor}
            sections={sections}
            preview={{ path: shown?.path ?? '/', Above: FoundAndShared }}
          />
        </TellInherited>
      </Inherited>
    </Box>
  );
}
