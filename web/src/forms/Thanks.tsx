import { ModalDialog } from '../ui/ModalDialog.tsx';
import { Prose } from '../ui/PageParts.tsx';

interface ThanksProps {
  /** In the organisation's own words; empty for the site's. */
  title: string;
  body: string;
  onClose: () => void;
}

/** What a visitor reads whose form has arrived. */
export const Thanks = ({ title, body, onClose }: ThanksProps) => (
  <ModalDialog title={title || 'Thank you'} onClose={onClose}>
    <Prose>{body}</Prose>
  </ModalDialog>
);

/**
 * The thanks of a form as its editor shows them over the page.
 * @param title the field of the content that holds their title
 * @param body the field that holds their text
 */
export const thanksOver = (title: string, body: string) => (content: Values) => (
  <Thanks title={String(content[title])} body={String(content[body])} onClose={() => {}} />
);

type Values = Readonly<Record<string, unknown>>;
