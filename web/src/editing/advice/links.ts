import { isLink } from '@lamplight/content/addresses';
import { completedAddress } from '@lamplight/content/completedAddress';
import { isEmail } from '@lamplight/content/emails';
import { fileIdAt } from '@lamplight/content/fileContent';
import { allPaths } from '@lamplight/content/pagePaths';
import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';
import { matchPath } from 'react-router-dom';
import type { Known } from './advice.ts';
import { adviceOnFile } from './files.ts';

type SiteKnown = Pick<Known, 'origin' | 'isThere' | 'isFile'>;

/**
 * The errors of a link, as far as they can be known here. Pages of this site are looked up in the list of its
 * paths, files of the library in the store. Other addresses of this site, and pages that staff have made, are
 * requested: the server doesn't show hidden ones. Members of the team and other sites are not checked: the
 * policy allows the staff area requests to our own servers only. For other sites, only the syntax is checked.
 */
export function adviceOnLink(value: string, known: SiteKnown): string | null {
  const link = completedAddress(value);
  if (!isLink(link)) return adviceTexts.noLink;
  const url = new URL(link, known.origin);
  if (url.protocol === 'mailto:') return isMail(url) ? null : adviceTexts.noMail;
  if (url.protocol === 'tel:') return isPhone(url) ? null : adviceTexts.noPhone;
  return url.origin === known.origin ? adviceOnOwn(url, known) : adviceOnOther(url);
}

function adviceOnOwn({ pathname, search }: URL, known: SiteKnown): string | null {
  const { isThere } = known;
  const file = fileIdAt(pathname);
  if (file !== undefined) return adviceOnFile(file, known);
  if (isPage(pathname) || isThere(pathname + search) !== false) return null;
  return isFile(pathname) ? adviceTexts.nothingThere : adviceTexts.noPage(pathname);
}

function adviceOnOther({ hostname, protocol }: URL): string | null {
  if (!/[.[]/.test(hostname)) return adviceTexts.shortHost(hostname);
  return protocol === 'http:' ? adviceTexts.notSecure : null;
}

const isPage = (path: string) => allPaths.some((page) => matchPath(page, path));

const isFile = (path: string) => /^\/api\/|\.\w+$/i.test(path);

/** One or more mail addresses. */
const isMail = ({ pathname }: URL) =>
  pathname.split(',').every((address) => isEmail(decoded(address)));

const isPhone = ({ pathname }: URL) =>
  /^\+?[\d().-]+$/.test(decoded(pathname).replace(/\s/g, '')) && /(\d\D*){3}/.test(pathname);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
