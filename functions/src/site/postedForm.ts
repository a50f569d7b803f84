import type { FormFields, PostedForm } from '@lamplight/content/formFields';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import type { PlainKey } from '@lamplight/content/texts/visitor/keys';
import type { Request, Response } from 'express';
import { error as logError } from 'firebase-functions/logger';
import { bodyLimits } from '../http/body.ts';
import { forbidden, type KnownError, knownError } from '../http/errors.ts';
import { validated } from '../http/validated.ts';
import { storeSubmission } from '../submissions/submit.ts';
import { requireAppCheck } from '../visitors/appCheck.ts';
import { dailyHash } from '../visitors/limits.ts';
import { pageOfPosted } from './pages.ts';
import { isFromSite, postedFields, textIn } from './postedBody.ts';
import type { SiteResponse } from './siteResponses.ts';

/**
 * Takes a form that a browser sent without scripts, once however often it is sent on one day: its id is made of its
 * content, since a page that is cached for everybody can't carry an id of its own. The sender is led to the page that
 * thanks them, or gets the form again with what they typed and what is wrong with it.
 */
export async function receiveForm(
  name: SubmissionName,
  address: URL,
  request: Request,
  response: Response,
): Promise<SiteResponse> {
  const { schema, fields } = submissionKinds[name];
  let values: PostedForm['values'];
  try {
    const typed = await postedFields(request, response, bodyLimits.form);
    values = valuesOf(fields, typed);
    if (!isFromSite(request)) throw forbidden();
    // Its token comes with scripts.
    await requireAppCheck(undefined);
    const content = validated(schema, values);
    const id = uuidOf(await dailyHash(JSON.stringify([name, content])));
    const filling = { website: typed.get('website') ?? '' };
    await storeSubmission(name, { id, content, filling }, request);
    const headers = { Location: `${address.pathname}?sent`, 'Cache-Control': 'no-store' };
    return { status: 303, headers };
  } catch (error) {
    const known = knownError(error);
    if (known.status >= 500) logError(`A form could not be taken: ${known.code}`, known.cause);
    const { fields: errors, headers } = known;
    const posted: PostedForm = {
      ...(errors ? { errors } : { outcome: 'failed', said: saidOf(known, name) }),
      ...(values && { values }),
    };
    return pageOfPosted(address, posted, { status: errors ? 422 : known.status, headers });
  }
}

/** What a form holds, as its page would send it with scripts; what is no field of it is left out. */
const valuesOf = (fields: FormFields, typed: URLSearchParams): NonNullable<PostedForm['values']> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind, options = {} }]) => {
      if (kind === 'agreement') return [name, typed.has(name)];
      if (kind === 'choices')
        return [name, Object.keys(options).filter((option) => typed.getAll(name).includes(option))];
      return [name, textIn(typed, name)];
    }),
  );

/** Half of a hash as a UUID that looks like one made by chance, as ids of submissions do. */
function uuidOf(hash: Buffer): string {
  const hex = hash.toString('hex');
  const variant = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, variant.toString(16) + hex.slice(18, 20), hex.slice(20, 32)].join('-');
}

const failures = {
  feedback: 'contact.failed',
  mentors: 'mentorForm.failed',
} as const satisfies Record<SubmissionName, PlainKey>;

/** The messages for a refused form without wrong fields. */
function saidOf({ code }: KnownError, name: SubmissionName): PlainKey {
  if (code === 'unattested') return 'form.needsScripts';
  if (code === 'forbidden') return 'form.fromElsewhere';
  return failures[name];
}
