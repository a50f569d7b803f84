import { type Sharing, sharingSchema } from '@lamplight/content/sharing';
import { type PageName, publicPages } from '@lamplight/content/sitePages';
import { type ComponentProps, createContext, useCallback, useContext, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { pageForm } from '../../editing/form/contentForm.ts';
import { type Section, sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { FieldFrame } from '../../editing/inputs/FieldFrame.tsx';
import { FieldInput, FieldSentence } from '../../editing/inputs/FieldParts.tsx';
import { useDescription } from '../../editing/inputs/FormSchema.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';
import { FoundAndShared, type Said, TellInherited } from './FoundAndShared.tsx';

/** The pages that can be found and shared. */
export const sharedPages = publicPages.map(([name, { title, path }]) => ({
  id: name,
  title,
  path,
  address: path.toLowerCase(),
}));

export type SharedPage = (typeof sharedPages)[number];

const nothing = { title: '', description: '', picture: '' };

/** The form holds all pages of the site; pages without own texts aren't stored. */
const sharingEditing = {
  ...pageForm(sharingSchema),
  toForm: ({ pages: said }: Sharing) => ({
    pages: { ...Object.fromEntries(sharedPages.map(({ address }) => [address, nothing])), ...said },
  }),
  fromForm: (form: object): Sharing => ({
    pages: Object.fromEntries(
      Object.entries((form as Sharing).pages).filter(([, said]) =>
        Object.values(said).some((text) => text !== ''),
      ),
    ),
  }),
};

/** The parts of the form for some pages. @param part what each is called, and what it says first */
export const sharingSections = (
  pages: readonly SharedPage[],
  part: (page: SharedPage) => Pick<Section, 'id' | 'title' | 'hint'>,
): Section[] =>
  sectionsOf(
    sharingSchema,
    pages.map((page) => {
      const at = `pages.${page.address}` as const;
      const of = page.address;
      return {
        ...part(page),
        of: [at],
        own: {
          [`${at}.title`]: <InheritingField name={`${at}.title`} of={of} part="title" />,
          [`${at}.description`]: (
            <InheritingField name={`${at}.description`} of={of} part="description" />
          ),
        },
      };
    }),
  );

/** The default texts of pages, as far as they are known, by address. */
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
  const { label = '', hint, sentence } = useDescription(name);
  const Input = sentence ? FieldSentence : FieldInput;
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      <Input placeholder={useContext(Inherited)[of]?.[part]} {...register(name)} />
    </FieldFrame>
  );
}

interface SharingFormProps
  extends Pick<ComponentProps<typeof EditorPage>, 'sections' | 'heading' | 'history'> {
  /** The page whose editor it is in. */
  page: PageName;
  /** The address of the page that is looked at. */
  path: string;
}

/** The form of how pages are found and shared, next to what one of them looks like then. */
export function SharingForm({ path, ...page }: SharingFormProps) {
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
    <Inherited value={inherited}>
      <TellInherited value={tell}>
        {/* It is mounted unseen too: what it says is in the fields that are empty. */}
        <EditorPage
          {...page}
          editor={editor}
          preview={{ path, Above: FoundAndShared, unseen: true }}
        />
      </TellInherited>
    </Inherited>
  );
}
