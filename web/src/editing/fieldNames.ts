/** What a form calls its fields, so that others can speak of them in the same words. */
export interface FieldNames {
  /** Labels by the name of the field, with # for places in lists. */
  labels: Map<string, string>;
  /** What an item of a list is called, by the name of the list. */
  items: Map<string, string>;
  /** What the choices of a field are called, by its name and then by their value. */
  choices: Map<string, Map<string, string>>;
}

/** What the form calls the field at a place; where it shows none, the last part of its name. */
export function labelOf(at: string): string {
  const [field] = document.getElementsByName(at);
  const label = field instanceof HTMLElement ? labelText(field) : '';
  return label || at.split('.').findLast((part) => !/^\d+$/.test(part)) || 'All of it';
}

/**
 * Reads what the forms that are open call their fields.
 * @param within where the fields stand that are meant, and which their names are to begin after
 */
export function readFieldNames(within = ''): FieldNames {
  const names: FieldNames = { labels: new Map(), items: new Map(), choices: new Map() };
  const prefix = within && `${within}.`;
  const fields = [...document.querySelectorAll<HTMLElement>('form [name]')].filter((field) =>
    nameOf(field).startsWith(prefix),
  );
  const several = new Set(fields.map(sectionOf).filter(Boolean)).size > 1;
  for (const field of fields) {
    const at = nameOf(field).slice(prefix.length);
    const pattern = withoutPlaces(at);
    const label = names.labels.has(pattern) ? '' : labelText(field);
    if (!label) continue;
    const lists = listsOf(at);
    const groups = groupsOf(field);
    lists.forEach((list, depth) => {
      names.items.set(list, (groups[depth] ?? '').replace(/\s*\d+$/, ''));
    });
    const around = !within && lists.length === 0 && (groups[0] ?? (several && sectionTitle(field)));
    names.labels.set(pattern, around ? `${around}: ${label}` : label);
    if (field instanceof HTMLSelectElement) names.choices.set(pattern, choicesOf(field));
  }
  return names;
}

const nameOf = (field: HTMLElement) => field.getAttribute('name') ?? '';

const withoutPlaces = (at: string) => at.replace(/\b\d+\b/g, '#');

const choicesOf = ({ options }: HTMLSelectElement) =>
  new Map([...options].map(({ value, text }): [string, string] => [value, text]));

/** The lists that a field stands in, from the inside out. */
const listsOf = (at: string): string[] =>
  [...at.matchAll(/\.\d+(?=\.|$)/g)]
    .map(({ index }) => withoutPlaces(at.slice(0, index)))
    .reverse();

/** The names of the groups around a field, from the inside out. */
function groupsOf(field: HTMLElement): string[] {
  const groups: string[] = [];
  const next = (from: Element | null | undefined) => from?.closest('[role=group][aria-label]');
  for (let group = next(field); group; group = next(group.parentElement)) {
    groups.push(group.getAttribute('aria-label') ?? '');
  }
  return groups;
}

const sectionOf = (field: HTMLElement) => field.closest('form section');

const sectionTitle = (field: HTMLElement): string =>
  sectionOf(field)?.querySelector('h2')?.textContent ?? '';

/** Asks the browser itself only where need be: it searches the whole page for a field's labels. */
const labelText = (field: HTMLElement & { labels?: unknown }) => {
  const frame = field.closest('[data-scope=field][data-part=root]');
  const label = frame?.querySelector('label') ?? (field.labels as NodeList | undefined)?.[0];
  return (label?.textContent ?? '').replace(/\W+$/, '').trim();
};
