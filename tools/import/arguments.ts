import path from 'node:path';
import { projectIn } from '../../scripts/lib/chosenProject.ts';
import { type ParsedArguments, UsageError } from '../../scripts/lib/command.ts';

/** The arguments of `npm run import`. */
export interface ImportArguments {
  /** The folder of the answers. */
  folder: string;
  /** The path of the report. */
  report: string;
  /** The project in the cloud; undefined for the local run. */
  project: string | undefined;
  /** The address of the old site. */
  site: URL | undefined;
  replace: boolean;
  dryRun: boolean;
  allowPrivate: boolean;
}

/** @throws UsageError */
export function readImportArguments(given: ParsedArguments): ImportArguments {
  const [folder] = given.words;
  if (!folder) throw new UsageError('Say in which folder the answers of the old API are.');
  const address = given.text('site');
  const site = address === undefined ? undefined : URL.parse(address);
  if (site === null || (site && !/^https?:$/.test(site.protocol))) {
    throw new UsageError('Give the address of the old site from its beginning: https://…');
  }
  return {
    folder,
    // Next to the answers, not among them.
    report: given.text('report') ?? `${path.resolve(folder)}-report.md`,
    project: projectIn(given),
    site,
    replace: given.flag('replace'),
    dryRun: given.flag('dry-run'),
    allowPrivate: given.flag('allow-private'),
  };
}
