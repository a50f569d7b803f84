import type { Reason, Unit } from './reasons.ts';

/** The units of a suite that are run, and why; and those that may notice the change too, but are left to the full run. */
export interface Selection {
  chosen: { unit: Unit; why: string }[];
  left: Unit[];
}

/** A reason shared by more than one in so many units says little about any of them. */
const tellingOf = 4;

/**
 * Chooses units of a suite for changed files: those that always run, whatever they take, then by how
 * few others their reason is for, the quickest of equals first, for as many seconds as there are.
 * @param reasons by changed file
 * @param core runs for a file on which everything depends; where there is none, every reason is good enough
 */
export function choose(
  units: readonly Unit[],
  reasons: ReadonlyMap<string, readonly Reason[]>,
  { seconds, core }: { seconds: number; core?: readonly Unit[] | undefined },
): Selection {
  const offers = [...reasons].flatMap(([file, all]) =>
    offersFor(file, within(all, units), units.length, core),
  );
  const best = new Map<Unit, Offer>();
  for (const offer of offers.sort((one, other) => other.among - one.among)) {
    best.set(offer.unit, offer);
  }
  let left = seconds;
  const chosen = [...best.values()]
    .sort((one, other) => one.among - other.among || one.unit.seconds - other.unit.seconds)
    .filter(({ unit, among }) => {
      if (among > 0 && unit.seconds > left) return false;
      left -= unit.seconds;
      return true;
    });
  const run = new Set(chosen.map(({ unit }) => unit));
  const noticing = new Set([...reasons.values()].flat().flatMap((reason) => reason.units));
  return { chosen, left: units.filter((unit) => noticing.has(unit) && !run.has(unit)) };
}

/** A unit that may be run, for a reason that it shares with so many others. */
interface Offer {
  unit: Unit;
  why: string;
  among: number;
}

function offersFor(
  file: string,
  reasons: readonly Reason[],
  all: number,
  core: readonly Unit[] | undefined,
): Offer[] {
  const isTelling = ({ units, always }: Reason) =>
    always || units.length * tellingOf <= Math.max(all, tellingOf);
  const telling = core ? reasons.filter(isTelling) : reasons;
  if (core && reasons.length > 0 && telling.length === 0) {
    const why = `everything depends on ${file}; a core of it`;
    return core.map((unit, at) => ({ unit, why, among: all + at }));
  }
  return telling.flatMap(({ why, units, always }) =>
    units.map((unit) => ({ unit, why, among: always ? 0 : units.length })),
  );
}

/** The reasons for some of the units, without the others. */
const within = (reasons: readonly Reason[], units: readonly Unit[]): Reason[] => {
  const wanted = new Set(units);
  return reasons
    .map((reason) => ({ ...reason, units: reason.units.filter((unit) => wanted.has(unit)) }))
    .filter((reason) => reason.units.length > 0);
};
