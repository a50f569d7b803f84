import type { ReactNode } from 'react';

/** The three tones of drawings: grounds, what is on them, and what is read first. */
const tones = { pale: 0.14, soft: 0.36, strong: 0.85 } as const;

interface ShapeProps {
  x: number;
  y: number;
  w: number;
  h: number;
  tone?: keyof typeof tones;
  /** The radius of its corners. */
  round?: number;
}

/** The ground that all drawings of blocks have, 96 by 64. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 96 64" width="96" height="64" fill="currentColor" aria-hidden="true">
    <rect width="96" height="64" rx="6" opacity="0.06" />
    {children}
  </svg>
);

export const Shape = ({ x, y, w, h, tone = 'pale', round = 3 }: ShapeProps) => (
  <rect x={x} y={y} width={w} height={h} rx={round} opacity={tones[tone]} />
);

/** Lines of text, the last one shorter. */
export const Lines = (props: { x: number; y: number; w: number; count: number }) => {
  const { x, y, w, count } = props;
  return Array.from({ length: count }, (_, line) => (
    <Shape
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
      key={line}
      x={x}
      y={y + line * 6}
      w={line > 0 && line === count - 1 ? w * 0.6 : w}
      h={3}
      tone="soft"
      round={1.5}
    />
  ));
};

/** What is read first: a title, a number, a name. */
export const Heavy = ({ x, y, w, h = 4 }: { x: number; y: number; w: number; h?: number }) => (
  <Shape x={x} y={y} w={w} h={h} tone="strong" round={h / 2} />
);

/** A picture: hills under the sun. */
export const Landscape = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => {
  const at = (right: number, down: number) => `${x + w * right} ${y + h * down}`;
  return (
    <>
      <Shape x={x} y={y} w={w} h={h} />
      <circle cx={x + w * 0.72} cy={y + h * 0.3} r={Math.min(w, h) * 0.1} opacity={tones.soft} />
      <path
        d={`M${at(0.1, 0.88)} L${at(0.38, 0.4)} L${at(0.56, 0.7)} L${at(0.66, 0.55)} L${at(0.9, 0.88)} Z`}
        opacity={tones.soft}
      />
    </>
  );
};
