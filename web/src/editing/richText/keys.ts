import { newKey } from '@lamplight/content/itemKeys';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';

/**
 * Gives blocks that have the key of another, or none, a key of their own. Of two parts of a block that was split, the
 * first one keeps its key, unless all of its text is in the second: then that one is the block that it was.
 */
export const uniqueKeys = () =>
  new Plugin({
    appendTransaction(transactions, _, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      const owners = new Map<string, number>();
      doc.forEach((node, at) => {
        const { key } = node.attrs;
        const before = owners.get(key);
        const owner = before === undefined ? null : doc.nodeAt(before);
        if (owner === null || (isEmpty(owner) && !isEmpty(node))) owners.set(key, at);
      });
      owners.delete('');
      const isOwner = new Set(owners.values());
      doc.forEach((_, at) => {
        if (!isOwner.has(at)) tr.setNodeAttribute(at, 'key', newKey());
      });
      return tr.docChanged ? tr : null;
    },
  });

const isEmpty = ({ content }: Node) => content.size === 0;
