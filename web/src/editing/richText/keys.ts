import { newKey } from '@lamplight/content/itemKeys';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';

/**
 * Gives blocks without a key, or with that of another, a new key. When a block is split, the first part keeps the key,
 * unless all of the text is in the second part: then that one keeps it.
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
