import { createHash } from 'node:crypto';
import { contentSource } from '@lamplight/content/contentSource';
import { defaultZone, isTimeZone } from '@lamplight/content/instants';
import { drafts, reviewLink } from '@lamplight/content/paths';
import { reviewPath, reviewTokenIn } from '@lamplight/content/reviewAddress';
import {
  linkState,
  type ReviewLink,
  reviewCommentLimits,
  reviewLinkIn,
  sentCommentSchema,
} from '@lamplight/content/reviewLink';
import { isShownAt, shownStore } from '@lamplight/content/shownStore';
import { fieldMessages } from '@lamplight/content/texts/fieldMessages';
import { reviewTexts } from '@lamplight/content/texts/review';
import manifest from '@lamplight/web/manifest';
import { createRenderer } from '@lamplight/web/server';
import type { Request, Response } from 'express';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { forbidden, type KnownError, knownError } from '../http/errors.ts';
import { bodyOf } from '../http/httpResponse.ts';
import { validated } from '../http/validated.ts';
import { siteOrigin } from '../settings.ts';
import { pageAssets } from '../site/assets.ts';
import { cachedStore } from '../site/contentCache.ts';
import { isFromSite, postedFields, textIn } from '../site/postedBody.ts';
import type { SiteResponse } from '../site/siteResponses.ts';
import { mayStillSave } from '../staff/mayStillSave.ts';
import { firestore, readDocument, withTimeout } from '../store/firestore.ts';
import { storeComment } from './comments.ts';
import { type DraftOnSite, draftedData, draftedStore, draftOnSite } from './draftedStore.ts';
import { pageOfDraft } from './pageOfDraft.ts';
import { type Commented, reviewHtml, reviewPolicy, reviewSaid, smallPage } from './reviewHtml.ts';

/** These addresses are secret: nothing caches or indexes their pages, and links don't send them as referrer. */
const secret = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/** How many bytes a posted comment may have: far more than is taken, so that a longer one is returned to be shortened. */
const commentBytes = 200_000;

/** Without its scripts: nothing of such a page is counted, and it is nobody's start of a visit. */
const { styleSheets } = pageAssets(manifest);
const assets = { styleSheets, preloads: [] };

/** A link that can be opened, with the draft that it leads to. */
interface Opened {
  token: string;
  hash: string;
  link: ReviewLink;
  on: DraftOnSite;
  savedAt: Date;
}

/**
 * Answers at the address of a link to a draft: with the page that the draft makes, or why there is none to see. A
 * comment on it is posted there.
 */
export async function review(
  { pathname }: URL,
  request: Request,
  response: Response,
): Promise<SiteResponse> {
  if (!['GET', 'HEAD', 'POST'].includes(request.method))
    return { status: 405, headers: { ...secret, Allow: 'GET, HEAD, POST' } };
  try {
    const opened = await openedAt(pathname);
    const isComment = request.method === 'POST';
    if ('closed' in opened)
      return isComment ? await refuseComment(opened, request, response) : closedPage(opened);
    if (isComment) return await takeComment(opened, request, response);
    const commented = { sent: request.query.sent !== undefined };
    if (request.method === 'GET' && !commented.sent) await countOpening(opened);
    return await pageFor(opened, commented);
  } catch (error) {
    const { status, headers, cause = error } = knownError(error);
    const isComment = request.method === 'POST';
    const comment = isComment ? await commentIn(request, response) : '';
    const text = isComment ? `${reviewTexts.notSent} ${reviewTexts.failed}` : reviewTexts.failed;
    return { ...small(status, 'unavailable', text, { headers, comment }), error: cause };
  }
}

/** Why an address leads to no draft. */
interface Closed {
  closed: 'unknown' | 'expired' | 'revoked' | 'discarded' | 'published';
  /** What to do. */
  text: string;
  /** The address of the published page. */
  published?: string;
}

const unknownLink: Closed = { closed: 'unknown', text: reviewTexts.checkAddress };
const discardedDraft: Closed = { closed: 'discarded', text: reviewTexts.askSender };

/** The draft that an address leads to, or why it leads to none. */
async function openedAt(path: string): Promise<Opened | Closed> {
  const token = reviewTokenIn(path);
  if (!token) return unknownLink;
  const hash = createHash('sha256').update(token).digest('hex');
  const link = reviewLinkIn(await readDocument(reviewLink(hash)));
  if (!link) return unknownLink;
  const state = linkState(link, Date.now());
  if (state !== 'open') return { closed: state, text: reviewTexts.askForLink };
  const data = await readDocument(`${drafts}/${link.draft}`);
  const on = data && (await draftOnSite(link.draft, data));
  if (!on || on.draft.since !== link.since || on.draft.state === 'discarded') return discardedDraft;
  // As someone leaves, their links stop.
  if (!(await mayStillSave(link.by, on.record.paths, readDocument)))
    return { closed: 'revoked', text: reviewTexts.askForLink };
  if (on.draft.state === 'published') {
    if (!on.live[0]) return discardedDraft;
    const [{ content }] = on.live;
    const isVisible = Object(content).shown !== false && isShownAt(content, Date.now());
    if (!isVisible) return { closed: 'published', text: reviewTexts.notVisible };
    return {
      closed: 'published',
      text: '',
      published: pageOfDraft(on.record.paths[0] ?? '', content),
    };
  }
  const savedAt = data?.updatedAt instanceof Timestamp ? data.updatedAt.toDate() : link.at;
  return { token, hash, link, on, savedAt };
}

const statusOf = ({ closed }: Closed) => (closed === 'unknown' ? 404 : 410);

/** The page of an address that leads to no draft, or the one that it has become. */
const closedPage = (why: Closed): SiteResponse =>
  why.published
    ? { status: 302, headers: { ...secret, Location: why.published } }
    : small(statusOf(why), why.closed, why.text);

/** Answers a comment that comes too late: with its text, so that it can be sent in another way. */
async function refuseComment(
  why: Closed,
  request: Request,
  response: Response,
): Promise<SiteResponse> {
  const comment = await commentIn(request, response);
  return small(statusOf(why), why.closed, reviewTexts.writeInstead, { comment });
}

/** The text of a posted comment; empty where it can't be read, to answer all the same. */
const commentIn = async (request: Request, response: Response): Promise<string> =>
  postedFields(request, response, commentBytes).then(
    (posted) => textIn(posted, 'text'),
    () => '',
  );

/** Counts that a link was opened. If that fails, the draft is shown all the same. */
async function countOpening({ hash }: Opened): Promise<void> {
  const counting = firestore()
    .doc(reviewLink(hash))
    .update({ opened: FieldValue.increment(1) });
  await withTimeout(counting, 5_000).catch((error: unknown) =>
    logError('That a draft was opened could not be counted', error),
  );
}

/** The page of a draft: the live content with the draft's changes. */
async function pageFor(
  { on, link, savedAt }: Opened,
  commented: Commented,
  { status, headers }: Pick<SiteResponse, 'status' | 'headers'> = { status: 200, headers: {} },
): Promise<SiteResponse> {
  const [path = ''] = on.record.paths;
  const data = await draftedData(on);
  const now = Date.now();
  const clock = { now: () => now, shownUntil: () => undefined };
  const source = contentSource(shownStore(draftedStore(cachedStore, data), clock));
  const render = createRenderer({ source, timesOf: async () => ({}), assets });
  const page = await render(new URL(pageOfDraft(path, data.get(path)), siteOrigin()));
  if (page.kind === 'failed') throw page.error;
  if (page.kind !== 'page') throw new Error(`The page of ${path} is ${page.kind}`);
  const { timeZone } = await source.document('organisation');
  const facts = { savedAt: timeText(savedAt, timeZone), until: dayText(link.expires, timeZone) };
  const { html, styles } = reviewHtml(page, facts, commented);
  return {
    status,
    headers: { ...headers, ...headersOf(styles) },
    body: bodyOf(html),
  };
}

const dayParts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const timeParts = {
  ...dayParts,
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

const textOf = (parts: Intl.DateTimeFormatOptions) => (time: Date, zone: string) =>
  time.toLocaleString('en-GB', { ...parts, timeZone: isTimeZone(zone) ? zone : defaultZone });

/** A day such as `26 November 2026`, and a time such as `26 November 2026 at 14:02 GMT+3`. */
const [dayText, timeText] = [textOf(dayParts), textOf(timeParts)];

/** Takes a posted comment, or answers with the form again and what is wrong with it. */
async function takeComment(
  opened: Opened,
  request: Request,
  response: Response,
): Promise<SiteResponse> {
  let values: Commented['values'];
  try {
    const posted = await postedFields(request, response, commentBytes);
    values = { name: textIn(posted, 'name'), text: textIn(posted, 'text') };
    if (!isFromPage(request)) throw forbidden();
    const comment = validated(sentCommentSchema, values);
    // Programs fill in the field that people don't see. They get the usual answer.
    const isTaken = posted.get('website')
      ? true
      : await storeComment({ ...opened.link, hash: opened.hash }, comment, request);
    if (isTaken) {
      const Location = `${reviewPath(opened.token)}?sent#${reviewSaid}`;
      return { status: 303, headers: { ...secret, Location } };
    }
    return await pageFor(opened, notTaken(reviewTexts.full, values), { status: 409, headers: {} });
  } catch (error) {
    const known = knownError(error);
    if (known.status >= 500) logError(`A comment could not be taken: ${known.code}`, known.cause);
    const { fields: errors, headers } = known;
    const refusal = { status: errors ? 422 : known.status, headers };
    return pageFor(opened, { ...notTaken(reasonOf(known), values), errors }, refusal);
  }
}

/** For a page that sends no referrer, older browsers don't even send the origin of a form. */
const isFromPage = (request: Request): boolean =>
  isFromSite(request) ||
  (request.headers['sec-fetch-site'] === undefined && request.headers.origin === 'null');

const notTaken = (reason: string, values: Commented['values']): Commented => ({
  said: `${reviewTexts.notSent} ${reason}`,
  values,
});

function reasonOf({ code, fields }: KnownError): string {
  if (fields) return reviewTexts.checkFields;
  if (code === 'forbidden') return reviewTexts.fromElsewhere;
  if (code === 'too-large') return fieldMessages.textTooLong(reviewCommentLimits.text);
  return code === 'too-many' ? reviewTexts.tooMany : reviewTexts.failed;
}

const headersOf = (styles: string[]) => ({
  ...secret,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': reviewPolicy(styles),
});

/** An answer with a single message. @param comment the text of one that wasn't taken */
function small(
  status: number,
  title: Closed['closed'] | 'unavailable',
  text: string,
  { headers = {}, comment = '' }: { headers?: Record<string, string>; comment?: string } = {},
): SiteResponse {
  const { html, styles } = smallPage(reviewTexts[title], text, comment);
  return { status, headers: { ...headers, ...headersOf(styles) }, body: bodyOf(html) };
}
