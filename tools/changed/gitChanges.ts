import { execa } from 'execa';
import { Failure } from '../../scripts/lib/command.ts';
import { root } from '../../scripts/lib/places.ts';

/** The changes since an earlier state of the repository. */
export interface Changes {
  /** The name of that state, for people. */
  since: string;
  /** The files that were changed, added or deleted, relative to the repository, in their order. */
  files: string[];
  /** The functions and paths of the rules that were changed. */
  rules: string[];
}

/**
 * Changes that may not have been tested: those not committed, and the commits that are not on the main
 * branch or, on it, not yet at `origin`.
 * @param ref a commit, branch or tag to compare with instead; for a branch, the commit where it parted from
 * this one
 * @throws Failure if the folder is no checkout of Git, or does not know `ref`
 */
export async function changesSince(ref?: string, folder = root): Promise<Changes> {
  const git = async (...args: string[]) => {
    const { stdout, failed } = await execa('git', args, { cwd: folder, reject: false });
    return failed ? undefined : stdout;
  };
  const branch = await git('rev-parse', '--abbrev-ref', 'HEAD');
  if (branch === undefined) {
    throw new Failure(
      'What was changed is known in a checkout of Git with a commit: run npm test.',
    );
  }
  const isKnown = async (name: string) =>
    (await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)) !== undefined;
  if (ref && !(await isKnown(ref))) throw new Failure(`Git knows no commit "${ref}".`);
  const usual = branch === 'main' ? ['origin/main'] : ['origin/main', 'main'];
  const wanted = ref ? [ref] : usual;
  const known = [];
  for (const name of wanted) if (await isKnown(name)) known.push(name);
  // If there are several, the one that it parted from last.
  const base = known.length > 0 && (await git('merge-base', 'HEAD', ...known));
  const commit = base || 'HEAD';
  const lists = await Promise.all([
    git('diff', '--name-only', '--no-renames', '--relative', '-z', commit),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  const files = lists.flatMap((list = '') => list.split('\0').filter(Boolean));
  const short = (await git('rev-parse', '--short', commit)) ?? commit;
  const since = base
    ? `${short}, which ${known.join(' and ')} has too`
    : `the last commit, ${short}`;
  const rules = files.includes(rulesFile)
    ? partsIn(await git(...wholeDiff, commit, rulesFile))
    : [];
  return { since, files: files.sort(), rules };
}

const rulesFile = 'firestore.rules';

/** With all lines around a change, so that the one that it is part of is among them. */
const wholeDiff = ['diff', '--unified=10000', '--relative'];

/** The functions and paths in which lines of a diff are other ones. */
function partsIn(diff = ''): string[] {
  const parts = new Set<string>();
  let part = '';
  for (const line of diff.split('\n').filter((each) => !/^(\+\+\+|---)/.test(each))) {
    part = /\b(?:match|function) (\S+?)(?:\(|$| \{)/.exec(line)?.[1] ?? part;
    if (/^[+-]/.test(line)) parts.add(part);
  }
  return [...parts];
}
