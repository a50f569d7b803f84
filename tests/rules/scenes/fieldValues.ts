import { isDeepStrictEqual } from 'node:util';
import { changedAt } from '@lamplight/content/samples/changes';
import type { Case, Scene } from '../asking/requests.ts';
import { addresses, videos } from './addressValues.ts';
import { type Entity, entities } from './entities.ts';
import { looserRules } from './exceptions.ts';
import * as values from './values.ts';

/** The store itself refuses keys that are empty or longer, in bytes. */
const longestKey = 1_500;

/** What pictures show, by their addresses. */
const descriptions = addresses
  .filter((address) => address && Buffer.byteLength(address) <= longestKey)
  .map((address) => ({ [address]: 'A lamp' }));

/** Where each kind of field is tried. */
export const fields: [kind: string, entity: string, at: string, values: readonly unknown[]][] = [
  ['link', 'contact', 'linkedin', addresses],
  ['picture that may be missing', 'home', 'ourImpact.image', addresses],
  ['picture of the slider', 'home', 'sliderImages.1', addresses],
  ['picture of a pointer', 'home', 'story.pointer4image.url', addresses],
  ['picture of an initiative', 'home', 'events.0.imageUrl', addresses],
  ['picture of a main event', 'home', 'mainevent.0.image', addresses],
  ['video', 'home', 'video.url', videos],
  ['video of an initiative', 'home', 'events.0.videoUrl', videos],
  ['percentage', 'home', 'ourImpact.width', values.percents],
  ['percentage of an initiative', 'home', 'events.0.videoHeight', values.percents],
  ['percentage of a main event', 'home', 'mainevent.0.height', values.percents],
  ['colour', 'home', 'story.title.1.color', values.colours],
  ['line', 'contact', 'feedbacktitle', values.lines],
  ['line that may not be empty', 'contact', 'number', values.lines],
  ['text', 'contact', 'feedbackmessage', values.texts],
  ['text of a testimonial', 'home', 'testimonials.0.quote', values.texts],
  ['mail', 'contact', 'mail', values.mails],
  ['text that may not be empty', 'an item of team', 'description', values.texts],
  ['story of a part that is complete', 'about', 'story', values.stories],
  ['picture of a part that is complete', 'about', 'image.url', addresses],
  ['video of a part that is complete', 'about', 'mission.missionurl', videos],
  ['percentage of a part that is complete', 'about', 'image.width', values.percents],
  ['percentage that may not be empty', 'an item of team', 'imageHeight', values.percents],
  ['group of the team', 'an item of team', 'type', values.teamTypes],
  ['picture that may not be missing', 'an item of ycm', 'images.1.url', addresses],
  ['picture that is described', 'about', 'imageAlts', descriptions],
  ['link of a news item', 'an item of news', 'articleUrl', addresses],
  ['link of the navigation', 'navigation', 'dropdowns.0.links.1.url', addresses],
  ['number of pixels', 'an item of news', 'image.width', values.pixels],
  ['mail of an applicant', 'an entry of mentors', 'email', values.mails],
  ['way to answer', 'an entry of feedback', 'emailOrPhone', values.waysToAnswer],
];

/**
 * Rules cannot import the schema. Here both judge the same values, on both sides of every border
 * that a kind of field has, and must agree, but for what rules may take alone. What the schema would
 * store differently (trimmed, with a per cent sign) is left out.
 */
export const fieldValues: Scene[] = fields.map(([kind, name, at, candidates]) => ({
  title: `schema and rules agree about a ${kind}`,
  cases: candidates.flatMap((value) => caseOf(kind, entityNamed(name), at.split('.'), value)),
}));

function caseOf(kind: string, { schema, complete, storing }: Entity, at: string[], value: unknown) {
  const changed = changedAt(complete, at, value);
  const { success, data } = schema.safeParse(changed);
  if (success && !isDeepStrictEqual(data, changed)) return [];
  const json = JSON.stringify(value) ?? 'nothing';
  const isExcepted = looserRules.some((each) => each.kind.test(kind) && each.json.test(json));
  if (success && isExcepted) throw new Error(`The schema takes ${json} as a ${kind}: no exception`);
  const request = storing(changed);
  const what = json.slice(0, 80);
  return [{ what, by: 'staff', request, allowed: success || isExcepted } satisfies Case];
}

function entityNamed(name: string): Entity {
  const entity = entities.find((each) => each.name === name);
  if (!entity) throw new Error(`There is no entity “${name}”.`);
  return entity;
}
