/** The name of a stored item of a list; empty if it has none. The rules compute the same. */
export function titleIn({ heading = '', title = heading, name = title }: Record<string, unknown>) {
  return typeof name === 'string' ? name : '';
}
