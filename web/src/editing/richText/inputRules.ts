import { InputRule, inputRules } from 'prosemirror-inputrules';
import type { MarkType, NodeType } from 'prosemirror-model';
import { em, heading, listItem, paragraph, quote, strong } from './schema.ts';

/** Certain characters and a space at the beginning of a paragraph turn it into another block. */
const blockRule = (signs: RegExp, type: NodeType, attrs: object = {}) =>
  new InputRule(signs, ({ tr, doc }, _, start, end) => {
    const $start = doc.resolve(start);
    if ($start.parent.type !== paragraph) return null;
    const { key } = $start.parent.attrs;
    return tr.delete(start, end).setNodeMarkup($start.before(), type, { ...attrs, key });
  });

/** Text between signs is marked, without the signs. */
const markRule = (signs: RegExp, type: MarkType) =>
  new InputRule(signs, ({ tr, schema, doc }, match, start, end) => {
    const [whole = '', before = '', text = ''] = match;
    const from = start + before.length;
    // The last sign isn't in the document yet.
    const sign = (whole.length - before.length - text.length) / 2;
    const content = doc.slice(from + sign, from + sign + text.length).content;
    if (content.textBetween(0, content.size) !== text) return null;
    tr.replaceWith(from, end, content);
    tr.addMark(from, from + content.size, schema.mark(type));
    return tr.removeStoredMark(type);
  });

/** Formats the typed text as Markdown would. */
export const markdown = () =>
  inputRules({
    rules: [
      blockRule(/^##\s$/, heading, { level: 2 }),
      blockRule(/^###\s$/, heading, { level: 3 }),
      blockRule(/^[-*]\s$/, listItem, { kind: 'bullet' }),
      blockRule(/^1[.)]\s$/, listItem, { kind: 'number' }),
      blockRule(/^>\s$/, quote),
      markRule(/(^|[\s(“"'])\*\*([^\s*](?:[^*\n]*[^\s*])?)\*\*$/, strong),
      markRule(/(^|[\s(“"'])\*([^\s*](?:[^*\n]*[^\s*])?)\*$/, em),
    ],
  });
