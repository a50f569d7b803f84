import type { FileType } from '../src/fileTypes.ts';
import type { LibraryFile } from '../src/libraryFile.ts';
import { libraryFile } from '../src/paths.ts';

export interface DemoFile {
  path: string;
  content: LibraryFile;
  order: number;
  /** Its name in `content/demo/files`, without its type. */
  file: string;
  type: FileType;
}

/** The files of the demo organisation for visitors. */
export const demoFiles: readonly DemoFile[] = [
  {
    path: libraryFile('annual-report'),
    content: {
      title: 'Annual report 2025',
      content: '018f12b59dae6dcddd1fa3409b5a348347f524c0524041567df58a6493805af5.235232.pdf',
    },
    order: 1,
    file: 'annual-report-2025',
    type: 'pdf',
  },
  {
    path: libraryFile('term-dates'),
    content: {
      title: 'Term dates 2026',
      content: '6e08b1fda1eb9bc56d65ecae6176e9cf79f5baa7910a2fdce892d4c3bba0520c.1889.ics',
    },
    order: 2,
    file: 'term-dates-2026',
    type: 'ics',
  },
];
