import fc from 'fast-check';
import { hostileTexts } from './hostile.ts';

const anything = fc.oneof(
  fc.anything({ maxDepth: 3 }),
  fc.constantFrom(...hostileTexts, '', 'a', ' \n\n ', '__proto__', 'x'.repeat(6_000), '\ud800'),
);
/** Mostly what may be there, or else anything. */
const orAnything = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: anything });

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileTexts, 'soup\n'));
const key = fc.constantFrom('a', 'b', 'strong', '', 'constructor');
const span = fc.record(
  {
    _type: orAnything(fc.constant('span')),
    _key: orAnything(key),
    text: orAnything(text),
    marks: orAnything(fc.array(orAnything(fc.constantFrom('strong', 'em', 'a', 'b', 'underline')))),
    extra: anything,
  },
  { requiredKeys: [] },
);
const link = fc.record({
  _type: orAnything(fc.constant('link')),
  _key: orAnything(key),
  href: orAnything(fc.constantFrom('/about', 'https://a.example/', ...hostileTexts)),
});
const block = fc.record(
  {
    _type: orAnything(fc.constant('block')),
    _key: orAnything(key),
    style: orAnything(fc.constantFrom('normal', 'h2', 'blockquote', 'h1')),
    listItem: orAnything(fc.constantFrom('bullet', 'number', 'square')),
    level: orAnything(fc.integer({ min: -1, max: 9 })),
    children: orAnything(fc.array(orAnything(span), { maxLength: 5 })),
    markDefs: orAnything(fc.array(orAnything(link), { maxLength: 3 })),
  },
  { requiredKeys: [] },
);

/** Possible stored values for a rich text: mostly one with something wrong in it. */
export const brokenText = orAnything(fc.array(orAnything(block), { maxLength: 6 }));
