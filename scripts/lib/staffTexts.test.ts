import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { importGraph } from './importGraph.ts';
import { inRoot } from './places.ts';

/** A node of a syntax tree, as far as this test looks at it. */
interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Properties that people read or hear. */
const read =
  /^(alt|aria-(label|description|valuetext|roledescription)|caption|description|error|failed|hint|label|message|no|none|placeholder|subtitle|summary|text|title|untitled|yes)$/;

/** A sentence, or its beginning. */
const sentence = /^\s?\p{Lu}[\p{Ll}’']*,? \p{L}/u;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The text of a literal, of a template without its values, or of JSX. */
function textOf(node: Node): string {
  if (node.type === 'TemplateLiteral') {
    const quasis = node.quasis as { value: { cooked: string } }[];
    return quasis.map(({ value }) => value.cooked).join(' ');
  }
  return typeof node.value === 'string' ? node.value : '';
}

const hasLetters = (node: Node) => /\p{L}/u.test(textOf(node));

/** The possible values of an expression, such as both branches of a condition. */
function outcomes(node: Node): Node[] {
  const parts: Record<string, string[]> = {
    ConditionalExpression: ['consequent', 'alternate'],
    LogicalExpression: ['left', 'right'],
    BinaryExpression: ['left', 'right'],
    JSXExpressionContainer: ['expression'],
  };
  const inner = node.type !== 'BinaryExpression' || node.operator === '+' ? parts[node.type] : null;
  return inner ? inner.flatMap((part) => outcomes(node[part] as Node)) : [node];
}

const nameOf = (key: unknown): string => (isNode(key) ? String(key.name ?? key.value ?? '') : '');

/** Texts for developers: in an error that is thrown, and in the console. */
const isForDevelopers = ({ type, callee }: Node) =>
  (type === 'NewExpression' && /Error$|^Unreachable$/.test(nameOf(callee))) ||
  (type === 'CallExpression' && isNode(callee) && nameOf(callee.object) === 'console');

/** The literal texts that staff would read, each with what it is part of. */
function literalTexts(node: Node): Node[] {
  if (
    isForDevelopers(node) ||
    node.type.startsWith('TS') ||
    /^Import|^Export.*From/.test(node.type)
  )
    return [];
  const found: Node[] = [];
  if (node.type === 'JSXText' && hasLetters(node)) found.push(node);
  if (/^(JSXElement|JSXFragment)$/.test(node.type)) {
    const shown = (node.children as Node[]).filter(({ type }) => type === 'JSXExpressionContainer');
    found.push(...shown.flatMap(outcomes).filter(hasLetters));
  }
  const isRead =
    (node.type === 'JSXAttribute' && read.test(nameOf(node.name))) ||
    (node.type === 'Property' && read.test(nameOf(node.key)));
  if (isRead && isNode(node.value)) {
    const all = outcomes(node.value).filter(hasLetters);
    found.push(
      ...all.filter((each) => node.type === 'JSXAttribute' || /^\p{Lu}| /u.test(textOf(each))),
    );
  }
  if (/^(Literal|TemplateLiteral)$/.test(node.type) && sentence.test(textOf(node)))
    found.push(node);
  return [...found, ...childrenOf(node).flatMap(literalTexts)];
}

/** The same in a file, each with its line. */
function literalsIn(file: string, code: string): string[] {
  const { program } = parseSync(file, code);
  const found = new Map(
    literalTexts(program as unknown as Node).map((node) => [node.start, textOf(node).trim()]),
  );
  return [...found].map(
    ([start, text]) => `${file}:${code.slice(0, start).split('\n').length} ${text}`,
  );
}

test('all texts of the staff area are in tables', async () => {
  const [staff, visitors] = await Promise.all([
    importGraph(['web/src/app/entry-staff.ts']),
    importGraph(['web/src/app/entry-server.tsx', 'web/src/app/entry-client.tsx']),
  ]);
  const files = staff.files.filter(
    (file) => /^web\/src\/.*\.tsx?$/.test(file) && !visitors.files.includes(file),
  );
  expect(files).toContain('web/src/pages/home/HomeEditor.tsx');
  expect(files).not.toContain('web/src/pages/home/HomePage.tsx');
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => literalsIn(file, readFileSync(inRoot(file), 'utf8')))).toEqual([]);
});

test('finds texts in the code wherever staff would read them', () => {
  const code = `
    const Part = () => <p title="One">Two {open && 'Three'} {open ? \`Four \${count}\` : ''}</p>;
    const question = { title: 'Five', yes: open ? 'Six' : texts.no };
    toastSuccess('Seven is saved.');
    console.info('This is not for staff:', error);
    throw new Error('Nor is this');
  `;
  const found = literalsIn('part.tsx', code).map((each) => each.split(' ')[1]);
  expect(found.sort()).toEqual(['Five', 'Four', 'One', 'Seven', 'Six', 'Three', 'Two']);
});
