import path from 'node:path';
import { parseArgs } from 'node:util';
import { takeProject } from '../lib/chosenProject.ts';
import { Failure } from '../lib/command.ts';

/** What `npm run import` is asked to do. */
export interface ImportArguments {
  /** The folder of the answers. */
  folder: string;
  /** Where the report goes. */
  report: string;
  /** The project in the cloud; undefined for the local run. */
  project: string | undefined;
  /** The address of the old site. */
  site: URL | undefined;
  replace: boolean;
  dryRun: boolean;
  allowPrivate: boolean;
}

const usage = [
  'Usage: npm run import -- <folder> [--dry-run] [--replace] [--project <id>]',
  '         [--site <address of the old site>] [--report <file>] [--allow-private]',
].join('\n');

/** @throws Failure with the usage, after a sentence on what is wrong with the arguments. */
export function readImportArguments(args: string[]): ImportArguments {
  const { project, rest } = takeProject(args, wrong);
  const { values, positionals } = parsed(rest);
  const [folder, ...more] = positionals;
  if (!folder) throw wrong('Say in which folder the answers of the old API are.');
  if (more.length > 0) throw wrong('Give one folder at a time.');
  const site = values.site === undefined ? undefined : URL.parse(values.site);
  if (site === null || (site && !/^https?:$/.test(site.protocol))) {
    throw wrong('Give the address of the old site from its beginning: https://…');
  }
  return {
    folder,
    // Beside the answers, not among them.
    report: values.report ?? `${path.resolve(folder)}-report.md`,
    project,
    site,
    replace: values.replace ?? false,
    dryRun: values['dry-run'] ?? false,
    allowPrivate: values['allow-private'] ?? false,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'allow-private': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        replace: { type: 'boolean' },
        report: { type: 'string' },
        site: { type: 'string' },
      },
    });
  } catch (error) {
    throw wrong(error instanceof Error ? `${error.message.split(/[.\n]/)[0]}.` : String(error));
  }
}

const wrong = (sentence: string) => new Failure(`${sentence}\n${usage}`);
