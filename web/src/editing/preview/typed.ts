import type { Listed } from '@lamplight/content/listed';
import type { SiteDocumentName } from '@lamplight/content/siteDocuments';
import type { ListName } from '@lamplight/content/siteLists';

/** Content as it is being typed, and where it belongs. */
export type Typed =
  /** All fields of one or several documents. */
  | { documents: readonly SiteDocumentName[]; content: object }
  /** `whole` where these are all the items of the list, not some of them. */
  | { list: ListName; items: Listed<object>[]; whole: boolean };
