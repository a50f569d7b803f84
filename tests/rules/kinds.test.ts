import { isDeepStrictEqual } from 'node:util';
import { contactSchema } from '@lamplight/content/contact';
import { homeSchema } from '@lamplight/content/home';
import { contactSamples } from '@lamplight/content/samples/contact';
import { homeSamples } from '@lamplight/content/samples/home';
import type { z } from '@lamplight/content/zod';
import { describe, test } from 'vitest';
import { withValue } from './entities.ts';
import { gather } from './people.ts';
import { allowed, denied, save } from './saving.ts';
import { addresses, colours, lines, mails, percents, texts, videos } from './values.ts';

/**
 * Rules cannot import the schema. Here both judge the same values, kind by kind, and must agree.
 * Values that the schema would store differently (trimmed, with a per cent sign) are left out.
 */
const people = gather();

const home = { path: 'site/home', schema: homeSchema, content: homeSamples.valid.small };
const contact = {
  path: 'site/contact',
  schema: contactSchema,
  content: contactSamples.valid.small,
};

const kinds: [
  string,
  { path: string; schema: z.ZodType; content: unknown },
  string,
  readonly string[],
][] = [
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
];

describe.each(kinds)(
  'schema and rules agree about a %s:',
  (_kind, { path, schema, content }, at, values) => {
    const sameOrRefused = values.filter((value) => {
      const { success, data } = schema.safeParse(withValue(content, at, value));
      return !success || isDeepStrictEqual(data, withValue(content, at, value));
    });

    test.each(
      sameOrRefused.map((value) => [
        value.length > 60 ? `${value.slice(0, 40)}… (${value.length})` : value,
        value,
      ]),
    )('%j', async (_shown, value) => {
      const changed = withValue(content, at, value);
      const verdict = schema.safeParse(changed).success ? allowed : denied;
      await verdict(save(people.staff, path, changed), value);
    });
  },
);
