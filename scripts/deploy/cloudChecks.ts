import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/places.ts';
import { compared } from './changes.ts';
import type { Check } from './checks.ts';
import type { CloudProject } from './cloudProject.ts';
import type { DeployOptions } from './options.ts';
import type { Source } from './source.ts';

/** The checks against Google's services, in stages: each needs the one before to pass. */
export function cloudChecks(options: DeployOptions, source: Source): Check<CloudProject>[][] {
  const { project, manager } = options;
  const console = `https://console.firebase.google.com/project/${project}`;
  return [
    [
      {
        name: 'the project',
        check: async (cloud) =>
          (await cloud.exists())
            ? undefined
            : `${project} is no Firebase project: look for its id at https://console.firebase.google.com, or add Firebase to it there.`,
      },
    ],
    [
      {
        name: 'services',
        check: async (cloud) => {
          const off = await cloud.servicesOff(servicesFor(source));
          const names = off.map((each) => `${each}.googleapis.com`).join(' ');
          return off.length === 0
            ? undefined
            : `${off.join(', ')} ${off.length === 1 ? 'is' : 'are'} off in ${project}: run \`gcloud services enable ${names} --project ${project}\` and wait a minute.`;
        },
      },
    ],
    [
      {
        name: 'the plan',
        check: async (cloud) =>
          (await cloud.hasBilling())
            ? undefined
            : `${project} is not on the Blaze plan, which functions need: choose it at ${console}/usage/details.`,
      },
      {
        name: 'your rights',
        check: async (cloud) => {
          const missing = await cloud.missingPermissions(permissionsFor(options));
          return missing.length === 0
            ? undefined
            : `You may not deploy to ${project}, for want of ${missing.join(', ')}: ask one of its owners for the roles Firebase Admin and Service Account User.`;
        },
      },
      { name: 'the database', check: (cloud) => wrongDatabase(cloud, console) },
      { name: 'its region', accept: 'region', check: (cloud) => wrongRegion(cloud) },
    ],
    [
      { name: 'log-in by email', check: (cloud) => wrongLogIn(cloud, console) },
      {
        name: 'the web app',
        check: async (cloud) =>
          (await cloud.webApps()).length > 0
            ? undefined
            : `${project} has no web app, whose settings the pages ask for: add one at ${console}/settings/general.`,
      },
      {
        name: 'the site',
        check: async (cloud) =>
          (await cloud.site())
            ? undefined
            : `Hosting has no site in ${project}: press “Get started” at ${console}/hosting.`,
      },
      {
        name: 'the secret',
        check: async (cloud) =>
          !source.settings.values.SMTP_USER || (await cloud.hasSecret('SMTP_PASSWORD'))
            ? undefined
            : `SMTP_USER is set, and the secret SMTP_PASSWORD is not: run \`npx firebase functions:secrets:set SMTP_PASSWORD --project ${project}\`.`,
      },
      {
        name: 'the rules',
        check: async (cloud) => {
          const errors = await cloud.errorsInRules(source.rules);
          return errors.length === 0
            ? undefined
            : `Firestore does not take firestore.rules (${errors.join('; ')}): correct them there.`;
        },
      },
      { name: 'deletions', accept: 'deletions', check: (cloud) => deletions(cloud, source) },
      { name: 'the first manager', check: (cloud) => wrongManager(cloud, project, manager) },
    ],
  ];
}

/** The functions that run at a time of the day. */
const scheduled = /^(deleteOld|alertOf)/;

/** A deploy switches some on by itself, but then fails for minutes until their agents are there. */
function servicesFor({ settings, declared }: Source): string[] {
  return [
    'firebase',
    'cloudresourcemanager',
    'cloudbilling',
    'firestore',
    'firebaserules',
    'identitytoolkit',
    'firebasehosting',
    'cloudfunctions',
    'cloudbuild',
    'artifactregistry',
    'run',
    'eventarc',
    'pubsub',
    'storage',
    ...(declared.functions.some((name) => scheduled.test(name)) ? ['cloudscheduler'] : []),
    ...(settings.values.SMTP_USER ? ['secretmanager'] : []),
  ];
}

/** As firebase-tools asks for them, and for the rules. */
const permissionsFor = ({ manager }: DeployOptions): string[] => [
  'firebasehosting.sites.update',
  ...['list', 'create', 'get', 'update', 'delete'].map(
    (each) => `cloudfunctions.functions.${each}`,
  ),
  'cloudfunctions.operations.get',
  ...['list', 'create', 'update', 'delete'].map((each) => `datastore.indexes.${each}`),
  ...['get', 'list', 'update'].map((each) => `datastore.entities.${each}`),
  'firebaserules.rulesets.create',
  ...['create', 'update'].map((each) => `firebaserules.releases.${each}`),
  ...(manager
    ? ['firebaseauth.users.create', 'firebaseauth.users.update', 'datastore.entities.create']
    : []),
];

async function wrongDatabase(cloud: CloudProject, console: string): Promise<string | undefined> {
  const database = await cloud.database();
  if (!database) {
    return `There is no Firestore database: make one at ${console}/firestore, in native mode and in nam5 or us-central1, which cannot be changed later.`;
  }
  return database.type === 'FIRESTORE_NATIVE'
    ? undefined
    : `The database is in Datastore mode, which browsers cannot read: change it to native mode while it is empty, at https://console.cloud.google.com/datastore, or take another project.`;
}

/** Whether the functions are on the continent of the database. */
async function wrongRegion(cloud: CloudProject): Promise<string | undefined> {
  const { locationId = 'nam5' } = (await cloud.database()) ?? {};
  const region =
    /"region": "([^"]+)"/.exec(readFileSync(inRoot('firebase.json'), 'utf8'))?.[1] ?? '';
  return continentOf(locationId) === continentOf(region)
    ? undefined
    : `The database is in ${locationId} and the functions are in ${region}, so every page waits for a request across continents: set \`region\` in functions/src/index.ts and firebase.json to one near it, or say --accept region.`;
}

/** The continent of one of Google's places, such as nam5, us-central1, eur3 or europe-west1. */
const continentOf = (place: string): string =>
  place
    .replace(/^(nam|us-|north).*/, 'america')
    .replace(/^eur.*/, 'europe')
    .split('-')[0] ?? '';

async function wrongLogIn(cloud: CloudProject, console: string): Promise<string | undefined> {
  return (await cloud.auth())?.byEmail
    ? undefined
    : `Nobody could log in, because Auth takes no email and password: switch it on at ${console}/authentication/providers.`;
}

async function deletions(cloud: CloudProject, source: Source): Promise<string | undefined> {
  const found = await compared(cloud, source);
  const [functions, indexes] = [found.functions.gone, found.indexes.gone];
  if (functions.length + indexes.length === 0) return undefined;
  const said = [
    ...(functions.length > 0 ? [`the functions ${functions.join(', ')}`] : []),
    ...(indexes.length > 0 ? [`the indexes ${indexes.join(', ')}`] : []),
  ];
  return `The deploy would delete ${said.join(' and ')}, which are not here: add them to firestore.indexes.json or the settings, or say --accept deletions.`;
}

/** Anyone who comes first gets nothing: the person who deploys names the first manager. */
async function wrongManager(cloud: CloudProject, project: string, manager: string | undefined) {
  const managers = await cloud.managers();
  if (managers === 0 && !manager) {
    return 'There is no manager yet, so no one could invite others: name the first one with --manager you@example.org.';
  }
  return managers > 0 && manager
    ? `There are managers already, who let ${manager} in under Site, People: leave --manager out, or run \`npm run staff -- add ${manager} --project ${project}\`.`
    : undefined;
}
