import { expect, test } from 'vitest';
import { Failure } from '../../scripts/lib/command.ts';
import { deployedFunctions, furtherIndex, refusal, requests, storedIndexes } from './recorded.ts';
import { rehearsal } from './rehearsal.ts';

const { world, cloud, change, run } = rehearsal();

/** Answers otherwise than recorded. */
const answer = (key: string, body: unknown) => () => {
  cloud().answers[key] = { body };
};
const refuse = (key: string, status: number, message: string, reason?: string) => () => {
  cloud().answers[key] = refusal(status, message, reason);
};

/** Adds lines to the settings; later ones count. */
const set = (...lines: string[]) => change('functions/.env', /$/, `${lines.join('\n')}\n`);

type Wrong = [what: string, arrange: () => void, sentence: RegExp];

const wrong: Wrong[] = [
  [
    'nobody is logged in',
    () => {
      world.logIn = () => Promise.reject(new Error('Could not load the default credentials.'));
    },
    /^- Nobody is logged in \(Could not .*\): run `gcloud auth application-default login`/,
  ],
  [
    'the log-in is over',
    refuse(requests.project, 401, 'Request had invalid authentication credentials.'),
    /^- The log-in is over: run `gcloud auth application-default login`/,
  ],
  [
    'the project is unknown, or someone else’s',
    refuse(requests.project, 403, 'The caller does not have permission', 'USER_PROJECT_DENIED'),
    /^- firebase.googleapis.com says nothing of our-site .*see whether that is its id/,
  ],
  [
    'the project is none of Firebase',
    refuse(requests.project, 404, 'Requested entity was not found.'),
    /^- our-site is no Firebase project/,
  ],
  [
    'a service is off that others need to be asked',
    refuse(requests.billing, 403, 'Cloud Billing API is disabled.', 'SERVICE_DISABLED'),
    /^- cloudbilling.googleapis.com is off in our-site: switch it on with `gcloud services enable/,
  ],
  [
    'services are off',
    () => {
      cloud().off = ['run', 'eventarc'];
    },
    /^- run, eventarc are off in our-site: run `gcloud services enable run.googleapis.com eventarc.googleapis.com --project our-site`/,
  ],
  [
    'a service is off that only settings ask for',
    () => {
      set('RETENTION_DAYS=30');
      cloud().off = ['cloudscheduler', 'secretmanager'];
    },
    /^- cloudscheduler is off in our-site/,
  ],
  [
    'it is not on the Blaze plan',
    answer(requests.billing, { name: 'projects/our-site/billingInfo', billingEnabled: false }),
    /^- our-site is not on the Blaze plan.*usage\/details/,
  ],
  [
    'rights are missing',
    answer(requests.permissions, { permissions: ['firebasehosting.sites.update'] }),
    /^- You may not deploy to our-site, for want of cloudfunctions.functions.list, .*firebaserules.releases.update: ask/,
  ],
  [
    'there is no database',
    refuse(requests.database, 404, "Database '(default)' not found."),
    /^- There is no Firestore database: make one at .*our-site\/firestore/,
  ],
  [
    'the database is in Datastore mode',
    answer(requests.database, { locationId: 'nam5', type: 'DATASTORE_MODE' }),
    /^- The database is in Datastore mode/,
  ],
  [
    'the database is far from the functions',
    answer(requests.database, { locationId: 'eur3', type: 'FIRESTORE_NATIVE' }),
    /^- The database is in eur3 and the functions are in us-central1.*--accept region/,
  ],
  [
    'Auth takes no email and password',
    answer(requests.auth, { signIn: { email: { enabled: false } } }),
    /^- Nobody could log in.*authentication\/providers/,
  ],
  [
    'Auth was never begun with',
    refuse(requests.auth, 404, 'CONFIGURATION_NOT_FOUND'),
    /^- Nobody could log in/,
  ],
  [
    'there is no web app',
    answer(requests.webApps, {}),
    /^- our-site has no web app.*settings\/general/,
  ],
  ['Hosting has no site', answer(requests.sites, {}), /^- Hosting has no site in our-site/],
  [
    'a setting is unknown',
    () => set('SMPT_HOST=mail.example.org'),
    /^- SMPT_HOST is no setting of the functions: correct or remove it in functions\/.env or functions\/.env.our-site/,
  ],
  [
    'a line of the settings says nothing',
    () => set('SMTP_HOST mail.example.org'),
    /^- A line says nothing in functions\/.env:\d+: write NAME=value/,
  ],
  [
    'values are malformed',
    () => set('TRUSTED_HOPS=one', 'SITE_ADDRESS=www.example.org', 'RETENTION_DAYS=40000'),
    /^- TRUSTED_HOPS is “one” and has to be a whole number.*; SITE_ADDRESS is “www.example.org”.*; RETENTION_DAYS is “40000”.*: correct it/,
  ],
  [
    'a setting has no value anywhere',
    () => change('functions/.env', 'ACTIVITY_DAYS=0\n', ''),
    /^- ACTIVITY_DAYS is set nowhere: add it to functions\/.env/,
  ],
  [
    'settings contradict each other',
    () => set('SMTP_HOST=mail.example.org', 'NOTICE_TO=office@example.org'),
    /^- SMTP_HOST is set without NOTICE_FROM: set both or neither/,
  ],
  [
    'the secret of a mail server is missing',
    () =>
      set(
        'SMTP_HOST=mail.example.org',
        'SMTP_USER=site',
        'NOTICE_TO=office@example.org',
        'NOTICE_FROM=Lamplight <notices@example.org>',
      ),
    /^- SMTP_USER is set, and the secret SMTP_PASSWORD is not: run `npx firebase functions:secrets:set SMTP_PASSWORD --project our-site`/,
  ],
  [
    'changes are not committed',
    () => {
      change('firestore.rules', /$/, '\n');
      world.options.accept = [];
    },
    /^- Changes are not committed \(firestore.rules\): commit them, or .*--accept uncommitted/,
  ],
  [
    'the rules were not written anew',
    () => change('firestore.rules', 'hasShapeOfHome', 'hasShapeOfHouse'),
    /^- firestore.rules is out of date: run `npm run rules`/,
  ],
  [
    'the rules are too large',
    () => change('firestore.rules', /$/, `// ${'x'.repeat(256 * 1024)}\n`),
    /^- firestore.rules has \d+ bytes, and the limit is 262144/,
  ],
  [
    'Firestore does not take the rules',
    answer(requests.testRules, {
      issues: [
        { severity: 'ERROR', description: 'Unexpected }', sourcePosition: { line: 7, column: 1 } },
        { severity: 'WARNING', description: 'Unused function', sourcePosition: { line: 9 } },
      ],
    }),
    /^- Firestore does not take firestore.rules \(line 7: Unexpected }\): correct them/,
  ],
  [
    'an index would be deleted',
    () => {
      cloud().answers[requests.indexes] = storedIndexes('READY', [furtherIndex]);
    },
    /^- The deploy would delete the indexes team \(name ascending\), which .*--accept deletions/,
  ],
  [
    'a function would be deleted',
    () => {
      cloud().answers[requests.functions] = deployedFunctions(['api', 'deleteOldSubmissions']);
    },
    /^- The deploy would delete the functions deleteOldSubmissions, which .*--accept deletions/,
  ],
  [
    'nobody would be a manager',
    answer(requests.staff, {}),
    /^- There is no manager yet.*--manager you@example.org/,
  ],
  [
    'a first manager is named where there are managers',
    () => {
      world.options.manager = 'eve@example.org';
    },
    /^- There are managers already, who let eve@example.org in/,
  ],
  [
    'the build fails',
    () => {
      world.build = () => Promise.reject(new Error('Unexpected token in Home.tsx.'));
    },
    /^- The build fails: Unexpected token in Home.tsx; correct it/,
  ],
  [
    'a service has trouble',
    refuse(requests.sites, 503, 'The service is currently unavailable.'),
    /^- firebasehosting.googleapis.com answered 503, “The service is currently unavailable.”: try again/,
  ],
  [
    'a service answers something unknown',
    answer(requests.database, { location: 'nam5' }),
    /^- firestore.googleapis.com answered something unknown \(locationId: /,
  ],
];

test.each(wrong)(
  'if %s, one sentence says what to do, and nothing changes',
  async (_, arrange, sentence) => {
    arrange();
    const error: unknown = await run().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Failure);
    const [first, ...sentences] = (error as Failure).message.split('\n');
    expect(first).toBe('Nothing was changed.');
    expect(sentences.join('\n')).toMatch(sentence);
    expect(sentences).toHaveLength(1);
    expect(cloud().writes).toEqual([]);
    expect(world.calls).toEqual([]);
  },
);

test('reports all problems together, as far as it can check', async () => {
  set('TRUSTED_HOPS=one');
  cloud().answers[requests.auth] = refusal(404, 'CONFIGURATION_NOT_FOUND');
  cloud().answers[requests.webApps] = { body: {} };
  const error = (await run().catch((caught: unknown) => caught)) as Failure;
  expect(error).toBeInstanceOf(Failure);
  expect(error.message.split('\n')).toEqual([
    'Nothing was changed.',
    expect.stringContaining('TRUSTED_HOPS'),
    expect.stringContaining('Nobody could log in'),
    expect.stringContaining('no web app'),
  ]);
});
