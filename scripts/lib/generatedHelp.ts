import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiReference } from './apiReference.ts';
import { editorsChapter, editorsName } from './handbook.ts';
import { inRoot } from './places.ts';

/** The folder of the generated parts of Help; git ignores it. */
const folder = inRoot('web/generated');

/** Writes what Help shows and nobody writes by hand: the chapter about the editors, and the API's reference. */
export function writeGeneratedHelp(): void {
  mkdirSync(folder, { recursive: true });
  put(editorsName, editorsChapter());
  put('api.md', apiReference());
}

/** At once, because another build may be reading the file. */
function put(name: string, text: string): void {
  const file = path.join(folder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
