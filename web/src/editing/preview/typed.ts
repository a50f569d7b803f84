import type { Listed } from '@lamplight/content/listed';
import type { ListName, SiteDocumentName } from '@lamplight/content/paths';

/** Content as it is being typed, and where it belongs. */
export type Typed =
  /** All fields of one or several documents. */
  | { documents: readonly SiteDocumentName[]; content: object }
  /** `whole` where these are all the items of the list, not some of them. */
  | { list: ListName; items: Listed<object>[]; whole: boolean };
