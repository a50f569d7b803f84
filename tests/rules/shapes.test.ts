import { beforeAll, expect, test } from 'vitest';
import { siteSchemas, withShapes } from '../../scripts/lib/rulesShape.ts';
import { projectNamed, rules } from './asking/emulator.ts';
import { withShapeLabel } from './asking/saves.ts';
import { type StaffEntity, shaped } from './scenes/entities.ts';

const project = projectNamed('demo-lamplight-shapes');
const version = 3;

beforeAll(() => project.load(withShapes(rules, { ...siteSchemas, version })));

test.each(shaped.map((each) => [each.name, each] as const))(
  'for %s, rules of a later content version accept only that version',
  async (_, entity: StaffEntity) => {
    const verdict = async (shape: unknown) => {
      await project.clear();
      await project.behindTheRules([{ set: 'staff/staff', data: {} }]);
      return project.allows('staff', withShapeLabel(shape, entity.storing(entity.complete)));
    };
    expect(await verdict(version)).toBe(true);
    for (const other of [undefined, version - 1, version + 1, `${version}`, null]) {
      expect(await verdict(other), `${other}`).toBe(false);
    }
  },
);
