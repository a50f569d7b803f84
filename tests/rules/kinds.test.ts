import { isDeepStrictEqual } from 'node:util';
import { aboutSchema } from '@lamplight/content/about';
import { workPageSchema } from '@lamplight/content/captionedPage';
import { contactSchema } from '@lamplight/content/contact';
import { homeSchema } from '@lamplight/content/home';
import { newsItemSchema } from '@lamplight/content/newsItem';
import { aboutSamples } from '@lamplight/content/samples/about';
import { contactSamples } from '@lamplight/content/samples/contact';
import { homeSamples } from '@lamplight/content/samples/home';
import { newsItemSamples } from '@lamplight/content/samples/newsItem';
import { teamMemberSamples } from '@lamplight/content/samples/teamMember';
import { workPageSamples } from '@lamplight/content/samples/workPage';
import { teamMemberSchema } from '@lamplight/content/teamMember';
import type { z } from '@lamplight/content/zod';
import { test } from 'vitest';
import { withValue } from './entities.ts';
import { gather } from './people.ts';
import { allowed, denied, save } from './saving.ts';
import {
  addresses,
  colours,
  lines,
  mails,
  percents,
  pixels,
  stories,
  teamTypes,
  texts,
  videos,
} from './values.ts';

/**
 * Rules cannot import the schema. Here both judge the same values, kind by kind, and must agree.
 * Values that the schema would store differently (trimmed, with a per cent sign) are left out.
 */
const people = gather();

interface Kind {
  path: string;
  schema: z.ZodType;
  content: unknown;
  /** What is stored beside the content. */
  beside?: object;
}

const home: Kind = { path: 'site/home', schema: homeSchema, content: homeSamples.valid.small };
const about: Kind = { path: 'site/about', schema: aboutSchema, content: aboutSamples.valid.small };
const contact: Kind = {
  path: 'site/contact',
  schema: contactSchema,
  content: contactSamples.valid.small,
};
const member: Kind = {
  path: 'team/one',
  schema: teamMemberSchema,
  content: teamMemberSamples.valid.small,
  beside: { order: 0 },
};
const news: Kind = {
  path: 'news/one',
  schema: newsItemSchema,
  content: newsItemSamples.valid.small,
  beside: { order: 0 },
};
const workPage: Kind = {
  path: 'hhk/one',
  schema: workPageSchema,
  content: workPageSamples.valid.small,
  beside: { order: 0 },
};

const kinds: [string, Kind, string, readonly unknown[]][] = [
  ['link', contact, 'linkedin', addresses],
  ['picture that may be missing', home, 'ourImpact.image', addresses],
  ['picture of the slider', home, 'sliderImages.1', addresses],
  ['picture of a pointer', home, 'story.pointer4image.url', addresses],
  ['picture of an initiative', home, 'events.0.imageUrl', addresses],
  ['picture of a main event', home, 'mainevent.0.image', addresses],
  ['video', home, 'video.url', videos],
  ['video of an initiative', home, 'events.0.videoUrl', videos],
  ['percentage', home, 'ourImpact.width', percents],
  ['percentage of an initiative', home, 'events.0.videoHeight', percents],
  ['percentage of a main event', home, 'mainevent.0.height', percents],
  ['colour', home, 'story.title.1.color', colours],
  ['line', contact, 'feedbacktitle', lines],
  ['line that may not be empty', contact, 'number', lines],
  ['text', contact, 'feedbackmessage', texts],
  ['text of a testimonial', home, 'testimonials.0.quote', texts],
  ['mail', contact, 'mail', mails],
  ['text that may not be empty', member, 'description', texts],
  ['story of a part that is complete', about, 'story', stories],
  ['picture of a part that is complete', about, 'image.url', addresses],
  ['video of a part that is complete', about, 'mission.missionurl', videos],
  ['percentage of a part that is complete', about, 'image.width', percents],
  ['percentage that may not be empty', member, 'imageHeight', percents],
  ['group of the team', member, 'type', teamTypes],
  ['picture that may not be missing', workPage, 'images.1.url', addresses],
  ['link of a news item', news, 'articleUrl', addresses],
  ['number of pixels', news, 'image.width', pixels],
];

test.each(kinds)(
  'schema and rules agree about a %s',
  async (_kind, { path, schema, content, beside }, at, values) => {
    let from = 0;
    for (const value of values) {
      const changed = withValue(content, at, value);
      const { success, data } = schema.safeParse(changed);
      if (success && !isDeepStrictEqual(data, changed)) continue;
      const saving = save(people.staff, path, { ...(changed as object), ...beside }, { from });
      await (success ? allowed : denied)(saving, JSON.stringify(value));
      if (success) from++;
    }
  },
);
