import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, Failure } from '../../scripts/lib/command.ts';
import { type Finding, fileRefused, shortened } from './findings.ts';

/** The answers in a folder: the JSON of each file by its name in lower case, and the files without any. */
export interface ReadAnswers {
  answers: Map<string, unknown>;
  findings: Finding[];
}

/** Reads the answers of the old API in a folder. @throws Failure where there are none */
export async function readAnswers(folder: string): Promise<ReadAnswers> {
  const read: ReadAnswers = { answers: new Map(), findings: [] };
  for (const name of (await namesIn(folder)).sort()) {
    const file = name.toLowerCase();
    const text = (await readFile(path.join(folder, name), 'utf8')).replace(/^\ufeff/, '').trim();
    try {
      read.answers.set(file, JSON.parse(text));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const why = text === '' ? 'it is empty' : `it is not JSON: ${shortened(error.message)}`;
      read.findings.push(fileRefused(file, why));
    }
  }
  return read;
}

async function namesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') throw error;
    throw new Failure(`There is no folder ${folder}: save the answers of the old API in one.`);
  });
  const names = all.filter((name) => /\.json$/i.test(name));
  if (names.length > 0) return names;
  throw new Failure(
    `There are no answers in ${folder}: save each as JSON, named after its path, such as home.json.`,
  );
}
