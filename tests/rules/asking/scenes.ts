import { staffMember } from '@lamplight/content/paths';
import type { Project } from './emulator.ts';
import { staffDocuments } from './people.ts';
import { type Case, pathOf, type Scene, type Write } from './requests.ts';

/** As many reads at a time. Writes to one project would wait for each other's locks. */
const atOnce = 8;

/**
 * Asks everything in a scene.
 * @param enough stops after as many wrong verdicts, or a few more
 * @returns a line for each verdict that is not as it has to be
 */
export async function wrongVerdicts(
  project: Project,
  scene: Scene,
  enough = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  await project.clear();
  await project.behindTheRules(stored(scene));
  const wrong: string[] = [];
  for (const batch of batches(scene.cases)) {
    if (wrong.length >= enough) break;
    const verdicts = await Promise.all(batch.map((each) => ask(project, each)));
    wrong.push(...verdicts.flat());
    // A request that should have been denied may have been written, so it is undone for the next case.
    const written = batch.flatMap(({ request, allowed }, index) =>
      'commit' in request && (allowed || verdicts[index]?.length) ? request.commit : [],
    );
    if (written.length > 0) await project.behindTheRules(restoring(scene, written));
  }
  return wrong;
}

async function ask(project: Project, { what, by, request, allowed }: Case): Promise<string[]> {
  try {
    if ((await project.allows(by, request)) === allowed) return [];
    return [`${what}, by ${by}: should have been ${allowed ? 'allowed' : 'denied'}`];
  } catch (error) {
    return [`${what}, by ${by}: ${error instanceof Error ? error.message : error}`];
  }
}

/** Reads side by side, then writes one by one. */
function batches(cases: readonly Case[]): Case[][] {
  const writes = cases.filter(({ request }) => 'commit' in request);
  const reads = cases.filter(({ request }) => !('commit' in request));
  const together = Array.from({ length: Math.ceil(reads.length / atOnce) }, (_, index) =>
    reads.slice(index * atOnce, (index + 1) * atOnce),
  );
  return [...together, ...writes.map((each) => [each])];
}

const stored = (scene: Scene): Write[] => [
  ...Object.entries(staffDocuments).map(([uid, data]): Write => ({ set: staffMember(uid), data })),
  ...Object.entries(scene.stored ?? {}).map(([path, data]): Write => ({ set: path, data })),
];

/** The writes that undo these. */
const restoring = (scene: Scene, writes: Write[]): Write[] =>
  [...new Set(writes.map(pathOf))].map((path): Write => {
    const data = scene.stored?.[path];
    return data ? { set: path, data } : { delete: path };
  });
