/** Head coverings, in the coordinates of the head (see face.ts). */
import type { Draw } from './hair-parts.ts';
import { color, mix } from './palette.ts';
import { line, n, path } from './svg.ts';

/** The drape of a headscarf: over the head, around the face and onto the chest. */
export const scarf: Draw = (turn, paint, accent) => {
  const f = turn * 8;
  const fold = mix(paint, color.plum, 0.22);
  const open =
    `M${n(f)},-33 C${n(f + 19)},-33 ${n(27 + f * 0.5)},-18 ${n(27 + f * 0.5)},2 ` +
    `C${n(26 + f * 0.6)},24 ${n(f + 15)},39 ${n(f * 0.9)},40 C${n(f - 15)},39 ${n(-26 + f * 0.6)},24 ` +
    `${n(-27 + f * 0.5)},2 C${n(-27 + f * 0.5)},-18 ${n(f - 19)},-33 ${n(f)},-33 Z`;
  return {
    back: '',
    front:
      path(
        `M0,-55 C30,-55 42,-30 41,0 C41,24 38,38 33,54 C30,74 14,86 0,86 C-14,86 -30,74 -33,54 ` +
          `C-38,38 -41,24 -41,0 C-42,-30 -30,-55 0,-55 Z ${open}`,
        paint,
        'fill-rule="evenodd"',
      ) +
      path(
        `M${n(f - 26)},20 C${n(f - 18)},44 ${n(f + 14)},48 ${n(f + 27)},20 C${n(f + 30)},44 20,62 -2,64 ` +
          `C-22,60 ${n(f - 30)},44 ${n(f - 26)},20 Z`,
        fold,
        'opacity=".45"',
      ) +
      line('M-28,58 Q-8,70 24,50', fold, 2.6, 'opacity=".6"') +
      line(`M${n(f - 22)},-26 Q${n(f)},-40 ${n(f + 22)},-26`, accent, 3.2, 'opacity=".75"'),
  };
};

/** A wound turban. */
export const turban: Draw = (turn, paint, accent) => ({
  back: '',
  front:
    path(
      `M-34,0 C-50,-36 -28,-66 0,-66 C28,-66 50,-36 34,0 C32,-18 20,-26 ${n(turn * 9)},-34 C-20,-26 -32,-18 -34,0 Z`,
      paint,
    ) +
    line(`M-38,-16 Q-12,-30 ${n(turn * 9 + 2)},-62`, accent, 2.6, 'opacity=".55"') +
    line(`M38,-16 Q14,-28 ${n(turn * 9 - 6)},-60`, accent, 2.6, 'opacity=".55"') +
    line(`M-34,-34 Q-14,-42 -8,-64`, accent, 2.4, 'opacity=".4"'),
});
