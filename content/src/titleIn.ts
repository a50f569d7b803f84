/** What an item of a list is called, by what is stored of it; empty where it has no name. The rules ask for the same. */
export function titleIn({ heading = '', title = heading, name = title }: Record<string, unknown>) {
  return typeof name === 'string' ? name : '';
}
