import { blocksBelow } from '@lamplight/content/blocksContent';
import type { ContentSource } from '@lamplight/content/contentSource';
import { declaredAs } from '@lamplight/content/fields/kinds';
import { fieldsOf, schemaAt, stepsOf } from '@lamplight/content/fieldsOf';
import { eventPath } from '@lamplight/content/itemAddress';
import type { Listed } from '@lamplight/content/order';
import type { OwnPage } from '@lamplight/content/ownPage';
import { contentOfPage } from '@lamplight/content/ownPageContent';
import { teamMemberPath } from '@lamplight/content/pagePaths';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { noPages } from '@lamplight/content/samples/noPages';
import { changed } from '@lamplight/content/samples/sample';
import { siteDocumentSchemas, siteListSchemas } from '@lamplight/content/siteContent';
import { allPages } from '@lamplight/content/sitePages';
import type * as z from '@lamplight/content/zod';
import { expect, test } from 'vitest';
import { renderedOf } from './pages.ts';

/** Thank-you messages are on no page, nor are addresses that lead elsewhere. */
const onNoPage = ['feedbackGreeting', 'mentorGreeting', 'redirects'];

/** The addresses of items of lists. */
const pathsOfItems: Record<string, string[]> = {
  team: [teamMemberPath('one')],
  events: [eventPath('one', '')],
};

/** The paths on which visitors see each document and list. */
const pagesOf: Record<string, string[]> = Object.fromEntries(
  allPages.flatMap(([, { path, content, blocks }]): [name: string, paths: string[]][] => {
    const name = 'document' in content ? content.document : content.list;
    const paths = [path, ...(pathsOfItems[name] ?? [])];
    // The page of the sample is the one that it names.
    if (name === 'sharing') return [[name, ['/about']]];
    const below: [string, string[]][] = blocks ? [[blocks, [path]]] : [];
    return onNoPage.includes(name) ? below : [[name, paths], ...below];
  }),
);

/** A valid value that no other field has. */
function otherValue(schema: z.ZodType, path: string, number: number, content: unknown): unknown {
  const { kind, field } = declaredAs(schemaAt(schema, stepsOf(path), content) ?? schema) ?? {};
  return field && kind?.samples.other
    ? kind.samples.other(number, field)
    : `Something else ${number}.`;
}

const sourceWith = (name: string, content: unknown): ContentSource => ({
  ...noPages,
  shownPage: async (address) =>
    address === (content as OwnPage).address ? (content as Listed<OwnPage>) : undefined,
  blocksBelow: async (page) => blocksBelow(page, sourceWith(name, content)),
  ownPage: async () => contentOfPage(content as Listed<OwnPage>, sourceWith(name, content)),
  document: async (other) =>
    (other === name ? content : documentSamples[other].valid.small) as never,
  list: async (other) => {
    const item = Object(other === name ? content : listSamples[other].valid.small);
    // The first of some lists is the page's heading.
    return ['one', 'two'].map((_id) => ({ ...item, _id })) as never;
  },
});

/** The initial data of the page's scripts holds all content, visible or not. */
const state = /<script type="application\/json".*?<\/script>/s;

/** All that visitors see of some content. */
async function pagesWith(name: string, content: unknown): Promise<string> {
  const { shown = true, address } = content as Partial<OwnPage>;
  const paths = name === 'pages' ? [address ?? ''] : pagesOf[name];
  if (!shown) return '';
  const pages = (paths ?? []).map((path) => renderedOf(sourceWith(name, content), path));
  return (await Promise.all(pages)).map(({ html }) => html.replace(state, '')).join('');
}

test.each(Object.keys(pagesOf))(
  'visitors see every field of %s, but those that are not shown',
  async (name) => {
    const schemas: Record<string, z.ZodType> = { ...siteDocumentSchemas, ...siteListSchemas };
    const samples: Record<string, { valid: Record<string, unknown> }> = {
      ...documentSamples,
      ...listSamples,
    };
    const { small } = Object(samples[name]).valid;
    const before = await pagesWith(name, small);
    const schema = schemas[name] as z.ZodType;
    const fields = fieldsOf(schema, small).flatMap(({ path, description }, number) =>
      description ? [{ path, description, value: otherValue(schema, path, number, small) }] : [],
    );
    const all = fields.reduce(
      // A hidden page shows nothing.
      (content, { path, value }) => (path === 'shown' ? content : changed(content, path, value)),
      small,
    );
    const withAll = await pagesWith(name, all);

    const wrong: string[] = [];
    for (const { path, description, value } of fields) {
      // A result computed of a value, or chosen by it, is seen by what it alone changes.
      const isSeen =
        withAll.includes(String(value)) ||
        (await pagesWith(name, changed(small, path, value))) !== before;
      if (isSeen === Boolean(description.hidden)) wrong.push(path);
    }
    expect(wrong).toEqual([]);
  },
);
