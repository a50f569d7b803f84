import { moreBlocksSchema } from '@lamplight/content/moreBlocks';
import { emptyValue } from '@lamplight/content/readable';
import type { SiteDocumentName } from '@lamplight/content/siteContent';
import { type PageName, sitePages } from '@lamplight/content/sitePages';
import { moreBlocksPart } from '../../editing/blocks/moreBlocksPart.tsx';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

const form = pageForm(moreBlocksSchema);
const sections = sectionsOf(moreBlocksSchema, [moreBlocksPart]);
const none = emptyValue(moreBlocksSchema);

interface PageMoreBlocksProps {
  page: PageName;
  /** The document with the blocks. */
  document: SiteDocumentName;
}

/** The blocks below a page whose own content is edited elsewhere, as a tab of its editor. */
export const PageMoreBlocks = ({ page, document }: PageMoreBlocksProps) => (
  <EditorPage
    page={page}
    editor={useDocumentEditor(document, form, none)}
    sections={sections}
    preview={{ path: sitePages[page].path }}
    checked={null}
  />
);
