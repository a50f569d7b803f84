/** The upper part of a figure: body outline and garments. Hips at 0,0 and neck at 0,-164. */
import { color, mix, type Skin, shade } from './palette.ts';
import { blend, clip, line, n, oval, path } from './svg.ts';

export type Top =
  | 'tee'
  | 'shirt'
  | 'hoodie'
  | 'cardigan'
  | 'stripes'
  | 'apron'
  | 'coat'
  | 'gown'
  | 'vest';

export type Build = { shoulder: number; waist: number; hip: number };

/** The outline of the trunk. A turned body is narrower and leans its chest forward. */
const trunk = (b: Build, low = 16): string => {
  const { shoulder: s, waist: w, hip: h } = b;
  return (
    `M-17,-166 C-26,-158 ${-s + 16},-157 ${-s + 5},-147 C${-s - 3},-140 ${-s},-122 ${-s + 5},-104 ` +
    `C${-w - 2},-84 ${-w - 2},-60 ${-w},-48 C${-w},-30 ${-h},-20 ${-h},${low} Q0,${low + 9} ${h},${low} ` +
    `C${h},-20 ${w},-30 ${w},-48 C${w + 2},-60 ${w + 2},-84 ${s - 5},-104 ` +
    `C${s},-122 ${s + 3},-140 ${s - 5},-147 C${s - 16},-157 26,-158 17,-166 Q0,-158 -17,-166 Z`
  );
};

/** The colours of a garment and of the skin at its neckline; `light` −1 comes from the left. */
export type Dress = { paint: string; accent: string; skin: Skin; light: number };

/** The neck lies in the shade of the head. */
export const neckTone = (skin: Skin): string => mix(skin.base, skin.shade, 0.45);

/** The trunk in its garment. `x` is where the middle line lies (it moves as the body turns). */
export const garment = (kind: Top, b: Build, x: number, dress: Dress): string => {
  const { paint, accent, skin, light } = dress;
  const dark = shade(paint, 0.28);
  const low = kind === 'gown' ? 30 : kind === 'coat' || kind === 'cardigan' ? 26 : 16;
  const d = trunk(b, low);
  const neck = (deep: number, wide = 17) =>
    path(
      `M${-wide},-170 Q${n(x * 0.5 - 8)},${-164 + deep} ${n(x * 0.5)},${-164 + deep} ` +
        `Q${n(x * 0.5 + 8)},${-164 + deep} ${wide},-170 Z`,
      neckTone(skin),
    );
  const opening = (deep: number) =>
    path(`M-17,-172 L${n(x * 0.5)},${-166 + deep} L17,-172 Z`, neckTone(skin));
  const lapel = (side: number, deep: number, fill: string) =>
    path(
      `M${side * 15.5},-173 L${n(x * 0.5)},${-167 + deep} L${n(x * 0.7 + side * 17)},${-156 + deep} ` +
        `Q${n(x * 0.4 + side * 25)},${-160 + deep * 0.5} ${side * 28},-161 Z`,
      fill,
    );
  const buttons = (from: number) =>
    [0, 1, 2].map((i) => oval(x, from + i * 32, 2.6, 2.6, dark)).join('');
  const open = (inner: string) =>
    path(
      `M-17,-172 L17,-172 L${n(x + 17)},-60 L${n(x + 20)},40 L${n(x - 20)},40 L${n(x - 17)},-60 Z`,
      inner,
    );
  const detail: Record<Top, () => string> = {
    tee: () => neck(20, 19) + line(`M-20,-166 Q${n(x * 0.5)},-122 20,-166`, accent, 4.5),
    stripes: () =>
      [-136, -108, -80, -52, -24, 4]
        .map((y) => line(`M-90,${y} Q0,${y + 9} 90,${y}`, accent, 9))
        .join('') +
      neck(18, 19) +
      line(`M-20,-166 Q${n(x * 0.5)},-124 20,-166`, accent, 4),
    shirt: () =>
      opening(32) +
      line(`M${n(x * 0.6)},-134 L${n(x)},30`, dark, 2.2, 'opacity=".7"') +
      buttons(-112) +
      lapel(-1, 32, accent) +
      lapel(1, 32, accent),
    hoodie: () =>
      path(`M-32,-160 Q${n(x * 0.5)},-104 32,-160 L20,-172 Q0,-150 -20,-172 Z`, dark) +
      neck(10, 18) +
      line(`M${n(x - 9)},-134 L${n(x - 10)},-104 M${n(x + 9)},-134 L${n(x + 10)},-108`, accent, 3) +
      path(
        `M${n(x - 34)},4 L${n(x - 26)},-38 L${n(x + 26)},-38 L${n(x + 34)},4 Z`,
        dark,
        'opacity=".45"',
      ),
    cardigan: () =>
      open(accent) +
      neck(20, 17) +
      line(
        `M-18,-168 L${n(x - 17)},-62 L${n(x - 20)},40 M18,-168 L${n(x + 17)},-62 L${n(x + 20)},40`,
        dark,
        3.4,
      ),
    vest: () =>
      path(`M-32,-176 L32,-176 L${n(x * 0.8)},-88 Z`, accent) +
      opening(30) +
      lapel(-1, 30, '#ffffff') +
      lapel(1, 30, '#ffffff') +
      buttons(-80),
    apron: () =>
      neck(20, 19) +
      path(`M${n(x - 30)},-112 L${n(x + 30)},-112 L${n(x + 46)},40 L${n(x - 46)},40 Z`, accent) +
      line(`M${n(x - 28)},-112 L-20,-166 M${n(x + 28)},-112 L20,-166`, accent, 6) +
      line(`M${n(x - 18)},-58 L${n(x + 18)},-58`, shade(accent, 0.2), 3),
    coat: () =>
      open(accent) +
      neck(22, 15) +
      lapel(-1, 52, mix(paint, '#d9d2e6', 0.5)) +
      lapel(1, 52, mix(paint, '#d9d2e6', 0.5)) +
      line(`M${n(x - 2)},-96 L${n(x)},40`, dark, 2.4),
    gown: () =>
      neck(26, 15) +
      path(
        `M-30,-168 L-17,-172 L${n(x)},-110 L17,-172 L30,-168 L${n(x + 12)},-84 L${n(x)},-72 L${n(x - 12)},-84 Z`,
        accent,
      ) +
      line(`M${n(x)},-72 L${n(x)},40`, dark, 2.6),
  };
  const dim = color.plum;
  const all = 'M-110,-180 H110 V60 H-110 Z';
  const side = (amount: number, angle: number) =>
    path(
      all,
      blend(
        [
          [dim, amount],
          [dim, 0],
          [dim, 0],
          [dim, 0],
        ],
        angle,
      ),
    );
  return (
    path(d, paint) +
    clip(
      d,
      detail[kind]() +
        side(light > 0 ? 0.42 : 0.22, 90) +
        side(light < 0 ? 0.42 : 0.22, -90) +
        path(
          all,
          blend([
            [dim, 0],
            [dim, 0],
            [dim, 0.16],
          ]),
        ),
    ) +
    path('M-13.5,-177 H13.5 L12.5,-165 L9,-160 H-9 L-12.5,-165 Z', neckTone(skin))
  );
};
