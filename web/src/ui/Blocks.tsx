import type { Block, Span } from '@lamplight/content/richText';
import { linkedRuns } from '@lamplight/content/richText';
import { Fragment } from 'react';
import { SiteLink } from './SiteLink.tsx';

interface BlocksProps {
  blocks: readonly Block[];
  /** How many levels its headings are below those of a page, where it is under a heading itself. */
  deeper?: number;
}

/**
 * Formatted text as plain HTML: the same on the server, in the browser and in the preview. Bullets and the bar of a quote
 * are on the side where its text begins.
 */
export const Blocks = ({ blocks, deeper = 0 }: BlocksProps) =>
  grouped(blocks, (block, first) => Boolean(block.listItem && first.listItem)).map((run) =>
    run[0].listItem ? (
      <Lists key={run[0]._key} items={run} />
    ) : (
      <SingleBlock key={run[0]._key} block={run[0]} deeper={deeper} />
    ),
  );

function SingleBlock({ block, deeper }: { block: Block; deeper: number }) {
  const words = <Spans block={block} />;
  if (block.style === 'blockquote') {
    return (
      <blockquote dir="auto">
        <p>{words}</p>
      </blockquote>
    );
  }
  const level = Number(block.style.slice(1));
  const Tag = block.style === 'normal' ? 'p' : (`h${Math.min(level + deeper, 6)}` as 'h2');
  return <Tag>{words}</Tag>;
}

/** Items that follow each other: a list for each run of one kind, with deeper items in the one before them. */
function Lists({ items }: { items: readonly Block[] }) {
  const level = Math.min(...items.map(levelOf));
  const isDeeper = (item: Block) => levelOf(item) > level;
  return grouped(items, (item, { listItem }) => isDeeper(item) || item.listItem === listItem).map(
    (run) => {
      const List = run[0].listItem === 'number' ? 'ol' : 'ul';
      return (
        <List key={run[0]._key} dir="auto">
          {grouped(run, isDeeper).map(([item, ...within]) => (
            <li key={item._key}>
              <Spans block={item} />
              {within.length > 0 && <Lists items={within} />}
            </li>
          ))}
        </List>
      );
    },
  );
}

const levelOf = ({ level = 1 }: Block) => level;

type Run = [Block, ...Block[]];

/** Runs of neighbours, each with those that belong to its first one. */
function grouped(
  blocks: readonly Block[],
  belongs: (block: Block, first: Block) => boolean,
): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (last && belongs(block, last[0])) last.push(block);
    else runs.push([block]);
  }
  return runs;
}

const Spans = ({ block }: { block: Block }) =>
  linkedRuns(block).map(({ href, spans }) => {
    const [first] = spans;
    const words = spans.map((span) => <Words key={span._key} span={span} />);
    return href ? (
      <SiteLink key={first._key} href={href}>
        {words}
      </SiteLink>
    ) : (
      <Fragment key={first._key}>{words}</Fragment>
    );
  });

function Words({ span: { text, marks } }: { span: Span }) {
  const emphasised = marks.includes('em') ? <em>{text}</em> : text;
  return marks.includes('strong') ? <strong>{emphasised}</strong> : emphasised;
}
