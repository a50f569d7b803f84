/** The titles of the files that were loaded while the page was open, by their ids. */
const titles = new Map<string, string>();

/** Keeps the titles of files, for all who name them. */
export function keepTitles(files: readonly { _id: string; title: string }[]): void {
  for (const { _id, title } of files) titles.set(_id, title);
}

/** The title of the file with an id; undefined where it isn't known. */
export const titleOfFile = (id: string): string | undefined => titles.get(id);
