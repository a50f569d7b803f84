import { describe, expect, test } from 'vitest';
import { Failure } from '../../scripts/lib/command.ts';
import {
  deployedFunctions,
  furtherIndex,
  project,
  refusal,
  requests,
  storedIndexes,
} from './recorded.ts';
import { inOrder, rehearsal } from './rehearsal.ts';

const { world, cloud, change, write, run } = rehearsal();

describe('a deploy', () => {
  test('asks, checks the account, and announces the changes before making them', async () => {
    await run();
    expect(world.calls).toEqual(inOrder);
    expect(cloud().writes).toEqual([]);
    expect(world.said.join('\n')).toMatch(
      /^What changes in our-site:\n- indexes: 0 to build\n- rules: \d+ lines new, 1 gone\n- functions: .*again api,.*\n- hosting: 2 files, in place of the release of 2026-11-20/,
    );
    expect(world.said.at(-1)).toMatch(/\/live is live\.$/);
  });

  test('waits for indexes to be built before anything queries them', async () => {
    cloud().answers[requests.indexes] = storedIndexes('CREATING');
    const callsBefore: string[][] = [];
    world.pause = () => {
      callsBefore.push([...world.calls]);
      if (callsBefore.length === 3) cloud().answers[requests.indexes] = storedIndexes('READY');
    };
    await run();
    expect(callsBefore).toEqual(Array(3).fill(['firestore:indexes']));
    expect(world.calls).toEqual(inOrder);
  });

  test('into an empty project ends with a link for the first manager', async () => {
    for (const key of [
      requests.rules,
      requests.functions,
      requests.indexes,
      requests.fields,
      requests.staff,
    ]) {
      cloud().answers[key] = refusal(404, 'Not found');
    }
    cloud().answers[requests.live] = { body: { name: 'sites/our-site/channels/live' } };
    world.options.manager = 'ruth@example.org';
    await run();
    expect(world.said.join('\n')).toMatch(
      /- indexes: [1-9]\d* to build\n- rules: the first ones\n- functions: new api,.*\n- hosting: 2 files, the first release\n/,
    );
    expect(world.said.at(-1)).toMatch(
      /^ruth@example.org is the first manager.*\nhttps:.*for=ruth@example.org$/,
    );
  });

  test('counts staff from before there were roles as managers, but not editors', async () => {
    const document = (fields: object) => ({ body: { documents: [{ name: 'staff/u1', fields }] } });
    cloud().answers[requests.staff] = document({ email: { stringValue: 'a@example.org' } });
    await run();
    cloud().answers[requests.staff] = document({ role: { stringValue: 'editor' } });
    await expect(run()).rejects.toThrow('There is no manager yet');
  });

  test('deletes old parts once accepted, and only when the site works without them', async () => {
    cloud().answers[requests.indexes] = storedIndexes('READY', [furtherIndex]);
    cloud().answers[requests.functions] = deployedFunctions(['api', 'deleteOldSubmissions']);
    world.options.accept = ['deletions'];
    await run();
    expect(world.calls).toEqual([...inOrder, 'functions --force', 'firestore:indexes --force']);
    expect(world.calls[2]).not.toContain('deleteOldSubmissions');
    expect(world.said[0]).toMatch(/^Accepted: The deploy would delete/);
    expect(world.said.join('\n')).toContain('deleted deleteOldSubmissions');
  });

  test('with older content backs it up, and migrates it once the new release works', async () => {
    world.content.old = ['site/about', 'team/ruth', 'team/noor'];
    world.release = () => expect(world.calls).not.toContain('migration');
    await run();
    const [indexes, ...others] = inOrder;
    expect(world.calls).toEqual([indexes, 'backup', ...others, 'migration']);
    const said = world.said.join('\n');
    expect(said).toContain('- content: site/about, 2 of team to version');
    expect(said).toContain('our-site.backup has all that was there. Keep it');
    expect(said).toContain('3 documents were changed.');
  });

  test('that cannot migrate all content stays live, and says how to go on', async () => {
    world.content.old = ['site/about'];
    world.migrate = () => Promise.reject(new Failure('1 document could not be changed.'));
    await expect(run()).rejects.toThrow(
      '1 document could not be changed. The new release is live and shows everything; deploy again',
    );
    expect(cloud().writes).toEqual([]);
  });

  test('from a checkout older than the content is refused', async () => {
    world.content.newer = ['site/about'];
    await expect(run()).rejects.toThrow(
      /Nothing was changed.\n- The content of our-site is of a later version than \d+, .*\(site\/about\): deploy a later/,
    );
    expect(world.calls).toEqual([]);
  });

  test('to a database in another region works if accepted', async () => {
    cloud().answers[requests.database] = { body: { locationId: 'eur3', type: 'FIRESTORE_NATIVE' } };
    world.options.accept = ['region'];
    await run();
    expect(world.calls).toEqual(inOrder);
  });

  test('stops when a service does not answer, even with deletions accepted', async () => {
    cloud().answers[requests.functions] = refusal(503, 'Unavailable');
    world.options.accept = ['deletions'];
    await expect(run()).rejects.toThrow('Nothing was changed');
    expect(world.calls).toEqual([]);
  });

  test('prefers a project’s settings to the common ones', async () => {
    write(`functions/.env.${project}`, 'RETENTION_DAYS=30\n');
    world.options.accept = ['uncommitted'];
    await run();
    expect(world.said.join('\n')).toContain(
      'new deleteOldReviews, deleteOldSubmissions, publishDrafts;',
    );
  });
});

describe('a dry run', () => {
  test('says what would change and changes nothing', async () => {
    world.options.dryRun = true;
    await run();
    expect(world.said.join('\n')).toMatch(/^What would change in our-site:\n- indexes: 0 to build/);
    expect(world.said.join('\n')).not.toContain('Not asked');
    expect([...cloud().writes, ...world.calls]).toEqual([]);
  });

  test('goes as far as possible without an account, and says what it could not check', async () => {
    world.options.dryRun = true;
    world.logIn = () => Promise.reject(new Error('No credentials.'));
    let built = false;
    world.build = async () => {
      built = true;
    };
    await run();
    expect(built).toBe(true);
    expect(world.said.join('\n')).toMatch(
      /functions: api,.*\n- hosting: 2 files\nNot asked: the project, services, the plan, your rights, the database, .*Nobody is logged in/,
    );
    change('functions/.env', 'TRUSTED_HOPS=1', 'TRUSTED_HOPS=one');
    await expect(run()).rejects.toThrow('TRUSTED_HOPS');
    expect([...cloud().writes, ...world.calls]).toEqual([]);
  });
});
