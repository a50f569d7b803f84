import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allPages, type PageName, sitePages } from '@lamplight/content/sitePages';
import { expect, test } from 'vitest';
import { type Command, commandsFor, inDialogs, matching, numberedItems } from './commands.ts';

const names = (found: Command[]) => found.map(({ name }) => name);

test('finds every page of the navigation by name, with or without accents and case', () => {
  const all = commandsFor('manager');
  for (const [, { title, editor }] of allPages) {
    const name = editor.entry ?? title;
    expect(names(matching(all, name.toUpperCase())), name).toContain(name);
  }
  expect(names(matching(all, 'péople'))).toContain('People');
});

test('finds a programme by its acronym and by its name for visitors', () => {
  const all = commandsFor('viewer', new Map([['/sz', 'Study Zone']]));
  expect(names(matching(all, 'study zo'))).toContain('SZ');
  expect(names(matching(commandsFor('viewer'), 'study zo'))).not.toContain('SZ');
});

test('finds fields by words of their names and page, in any order', () => {
  const all = commandsFor('editor');
  const [field] = matching(all, 'support point 1');
  expect(field).toMatchObject({ group: 'fields', to: '/contentsupport' });
  expect(names(matching(all, 'point 2'))[0]).toMatch(/Point 2$/);
  expect(matching(all, 'butt home').map(({ wanted }) => wanted)).toContainEqual({
    field: 'story.button',
  });
  expect(matching(all, 'nothing of the kind')).toEqual([]);
});

test('offers no fields of items that are edited in dialogs', () => {
  const pages: string[] = Object.keys(inDialogs).map(
    (name) => sitePages[name as PageName].editor.path,
  );
  const fields = commandsFor('manager').filter(({ group }) => group === 'fields');
  expect(fields.filter(({ to }) => pages.includes(to))).toEqual([]);
});

test('finds items by their names on screen', () => {
  expect(numberedItems('editor', 'main event 2')).toEqual([
    expect.objectContaining({
      name: 'Main event 2',
      document: 'home',
      wanted: { field: 'mainevent.1.name' },
    }),
  ]);
  expect(names(numberedItems('manager', '3 slide'))).toEqual(['Slide 3']);
  for (const typed of ['main event', 'main event 0', 'main 1 event 2', 'main eve 2']) {
    expect(numberedItems('manager', typed), typed).toEqual([]);
  }
  expect(numberedItems('viewer', 'main event 2')).toEqual([]);
  const item: Command = { name: 'Ruth', also: 'Testimonial 2', group: 'items', to: '/content' };
  expect(names(matching([item], 'testimonial 2'))).toEqual(['Ruth']);
});

test('matches at the start come first, with only a handful per group', () => {
  const found = matching(commandsFor('manager'), 'mis');
  expect(found[0]).toMatchObject({ name: 'Mission', group: 'pages' });
  for (const group of ['pages', 'fields']) {
    const ofGroup = matching(commandsFor('manager'), 't').filter((each) => each.group === group);
    expect(ofGroup.length).toBeGreaterThan(0);
    expect(ofGroup.length).toBeLessThanOrEqual(6);
  }
});

test('offers nothing that the person may not do', () => {
  const viewer = commandsFor('viewer');
  expect(names(viewer)).not.toContain('Invite someone');
  expect(names(viewer)).not.toContain('Add a team member');
  expect(viewer.filter(({ group }) => group === 'fields')).toEqual([]);
  expect(names(commandsFor('manager'))).toEqual(
    expect.arrayContaining([
      'Invite someone',
      'Add a team member',
      'Add a programme',
      'Export Feedback',
    ]),
  );
});

test('knows the lists with items edited in a dialog', () => {
  const folder = fileURLToPath(new URL('../../pages', import.meta.url));
  const pages = globSync(`${folder}/**/*Editor.tsx`)
    .flatMap((file) => /<ItemsPage page="(\w+)"/.exec(readFileSync(file, 'utf8')) ?? [])
    .filter((_, index) => index % 2 === 1);
  expect(Object.keys(inDialogs).sort()).toEqual(pages.sort());
});
