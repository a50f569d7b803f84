import { isPicture } from '@lamplight/content/addresses';
import { type ContentSource, contentSource } from '@lamplight/content/contentSource';
import { feedbackFields } from '@lamplight/content/feedbackFields';
import type { FormField } from '@lamplight/content/formFields';
import { mentorFields } from '@lamplight/content/mentorFields';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { noPages, noStoredPages } from '@lamplight/content/samples/noPages';
import { messages } from '@lamplight/content/texts/messages';
import { expect, test, vi } from 'vitest';
import { publicPaths, renderedOf } from './pages.ts';

/** A language that puts each text into brackets: text outside of them bypasses the translation. */
vi.mock('@lamplight/content/texts/visitor/loadTexts', async () => {
  const { textsIn } = await import('@lamplight/content/texts/visitor/textsIn');
  const bracketed = new Proxy({}, { get: (_, key: string) => `⟦${key}⟧` });
  return { loadTexts: async () => textsIn({ language: 'en' }, bracketed) };
});

const nothing = contentSource({
  ...noStoredPages,
  document: async () => undefined,
  list: async () => [],
});

/** Content without a letter that anybody reads. */
function withoutLetters(content: unknown, key = ''): unknown {
  if (typeof content === 'string') {
    return isPicture(content) || /^(https?:|#)/.test(content) || key === 'type' ? content : '77';
  }
  if (Array.isArray(content)) return content.map((each) => withoutLetters(each));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, withoutLetters(value, name)]),
  );
}

const filled: ContentSource = {
  ...noPages,
  document: async (name) => withoutLetters(documentSamples[name].valid.small) as never,
  list: async (name) =>
    [{ ...Object(withoutLetters(listSamples[name].valid.small)), _id: 'one' }] as never,
};

/** Proper names, which are the same in every language. */
const names = /Instagram|Facebook|LinkedIn|^[\s·,:–-]*$/;

/** The texts of a page that bypass its language. */
function saidPastIt(html: string): string[] {
  const [page = ''] = html.split('<script type="application/json"');
  const shown = page.replaceAll(/<(style|script)\b.*?<\/\1>/gs, '');
  const texts = [...shown.matchAll(/>([^<]+)</g)].map(([, text = '']) => text);
  const attributes = [
    ...shown.matchAll(/\s(?:alt|aria-label|aria-roledescription|title|placeholder)="([^"]*)"/g),
    ...shown.matchAll(
      /<meta (?:name="description"|property="og:(?:title|description|site_name)") content="([^"]*)"/g,
    ),
  ].map(([, text = '']) => text);
  return [...texts, ...attributes]
    .map((text) => text.replaceAll(/⟦[^⟧]*(⟧|$)/g, ''))
    .filter((text) => /\p{L}/u.test(text) && !names.test(text));
}

test.each(publicPaths)('%s shows no untranslated text', async (path) => {
  for (const source of [filled, nothing]) {
    const { html } = await renderedOf(source, path);
    expect(saidPastIt(html)).toEqual([]);
  }
});

test.each([
  ['/contact', feedbackFields],
  ['/mentorform', mentorFields],
])(
  '%s shows no untranslated text when answering a form sent without scripts',
  async (path, fields) => {
    const { requiredFieldsMissing, invalidEmail, controlCharacters } = messages;
    const ofOptional = [controlCharacters, messages.textTooLong(200)];
    const values = Object.fromEntries(Object.keys(fields).map((name) => [name, '77']));
    const refused = await renderedOf(filled, path, {
      outcome: 'failed',
      values,
      said: 'form.fromElsewhere',
    });
    expect(refused.html).toContain('⟦form.fromElsewhere⟧');
    expect(saidPastIt(refused.html)).toEqual([]);
    for (const [said, ofRequired] of [
      ['mentorForm.fieldsMissing', () => requiredFieldsMissing],
      ['form.checkFields', ({ wrong }: FormField) => (wrong ? invalidEmail : controlCharacters)],
    ] as const) {
      const notTaken = {
        values,
        errors: Object.fromEntries(
          Object.entries<FormField>(fields).map(([name, field], index) => [
            name,
            (field.required ? ofRequired(field) : ofOptional[index % 2]) ?? '',
          ]),
        ),
      };
      const { html } = await renderedOf(filled, path, notTaken);
      expect(html).toContain(`⟦${said}⟧`);
      for (const name of Object.keys(fields)) expect(html).toContain(`href="#${name}"`);
      expect(saidPastIt(html)).toEqual([]);
    }
  },
);
