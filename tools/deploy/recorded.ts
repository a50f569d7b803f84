import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/places.ts';

/** The project that sent the answers. */
export const project = 'our-site';

/** An answer of a service or the site: an object as JSON, or with a status, headers and a text of its own. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** An answer with this as JSON. */
export const ok = (body: unknown): Answer => ({ body });

/** An error as all of Google's services answer it. */
export const refusal = (status: number, message: string, reason?: string): Answer => ({
  status,
  body: {
    error: {
      code: status,
      message,
      status: status === 404 ? 'NOT_FOUND' : 'PERMISSION_DENIED',
      ...(reason && {
        details: [
          { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' },
        ],
      }),
    },
  },
});

const v1 = `/v1/projects/${project}`;
const database = `${v1}/databases/(default)`;

/** The requests by name: method, service, path. */
export const requests = {
  project: `GET firebase /v1beta1/projects/${project}`,
  webApps: `GET firebase /v1beta1/projects/${project}/webApps`,
  services: `GET serviceusage ${v1}/services:batchGet`,
  billing: `GET cloudbilling ${v1}/billingInfo`,
  permissions: `POST cloudresourcemanager ${v1}:testIamPermissions`,
  database: `GET firestore ${database}`,
  indexes: `GET firestore ${database}/collectionGroups/-/indexes`,
  fields: `GET firestore ${database}/collectionGroups/-/fields`,
  staff: `GET firestore ${database}/documents/staff`,
  auth: `GET identitytoolkit /admin/v2/projects/${project}/config`,
  sites: `GET firebasehosting /v1beta1/projects/${project}/sites`,
  live: `GET firebasehosting /v1beta1/sites/${project}/channels/live`,
  release: `POST firebasehosting /v1beta1/sites/${project}/channels/live/releases`,
  rules: `GET firebaserules ${v1}/releases/cloud.firestore`,
  useRules: `PATCH firebaserules ${v1}/releases/cloud.firestore`,
  testRules: `POST firebaserules ${v1}:test`,
  ruleset: `GET firebaserules ${v1}/rulesets/before`,
  functions: `GET cloudfunctions /v2/projects/${project}/locations/-/functions`,
  secret: `GET secretmanager ${v1}/secrets/SMTP_PASSWORD/versions/latest`,
};

/** They have methods that write, and write nothing. */
export const reads = [requests.permissions, requests.testRules];

export const liveRelease = (version: string, tag?: string) =>
  ok({
    name: `sites/${project}/channels/live`,
    url: `https://${project}.web.app`,
    release: {
      name: `sites/${project}/channels/live/releases/1763900000000000`,
      version: {
        name: `sites/${project}/versions/${version}`,
        status: 'FINALIZED',
        config: {
          rewrites: [
            { glob: '/content*', path: '/app.html' },
            { glob: '**', run: { serviceId: 'site', region: 'us-central1', ...(tag && { tag }) } },
          ],
        },
      },
      type: 'DEPLOY',
      releaseTime: '2026-11-20T10:00:00Z',
    },
  });

export const rulesOf = (ruleset: string) =>
  ok({
    name: `projects/${project}/releases/cloud.firestore`,
    rulesetName: `projects/${project}/rulesets/${ruleset}`,
    createTime: '2026-11-20T10:00:00Z',
  });

/** The functions that the settings of the repository have deployed. */
export const deployedFunctions = (names: string[]) =>
  ok({
    functions: names.map((name) => ({
      name: `projects/${project}/locations/us-central1/functions/${name}`,
      labels: { 'deployment-tool': 'cli-firebase', 'firebase-functions-hash': '1f' },
      state: 'ACTIVE',
      environment: 'GEN_2',
    })),
  });

interface IndexFile {
  indexes: { collectionGroup: string; queryScope: string; fields: { order?: string }[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string }[];
}

const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(inRoot('firestore.indexes.json'), 'utf8'),
) as IndexFile;

const inGroup = (group: string) =>
  `projects/${project}/databases/(default)/collectionGroups/${group}`;

/** An index that the repository does not have. */
export const furtherIndex = {
  collectionGroup: 'team',
  queryScope: 'COLLECTION',
  fields: [{ fieldPath: 'name', order: 'ASCENDING' }],
};

/** All indexes of the repository and further ones, as the service describes them: with `__name__`. */
export const storedIndexes = (state: string, further: IndexFile['indexes'] = []) =>
  ok({
    indexes: [...indexes, ...further].map(({ collectionGroup, queryScope, fields }, at) => ({
      name: `${inGroup(collectionGroup)}/indexes/CICAgJ${at}`,
      queryScope,
      state,
      fields: [...fields, { fieldPath: '__name__', order: fields.at(-1)?.order ?? 'ASCENDING' }],
    })),
  });

/** The answers of a project that has everything, in which the previous release is live. */
export const recordedAnswers = (): Record<string, Answer> => ({
  [requests.project]: ok({ projectId: project, projectNumber: '123456789012', state: 'ACTIVE' }),
  [requests.webApps]: ok({
    apps: [{ name: `projects/${project}/webApps/1:123456789012:web:abc`, state: 'ACTIVE' }],
  }),
  [requests.billing]: ok({
    name: `projects/${project}/billingInfo`,
    projectId: project,
    billingAccountName: 'billingAccounts/012345-567890-ABCDEF',
    billingEnabled: true,
  }),
  [requests.database]: ok({
    name: `projects/${project}/databases/(default)`,
    uid: 'a1',
    locationId: 'nam5',
    type: 'FIRESTORE_NATIVE',
    concurrencyMode: 'PESSIMISTIC',
  }),
  [requests.indexes]: storedIndexes('READY'),
  [requests.fields]: ok({
    fields: [
      { name: `${inGroup('__default__')}/fields/*` },
      ...fieldOverrides.map(({ collectionGroup, fieldPath }) => ({
        name: `${inGroup(collectionGroup)}/fields/${fieldPath}`,
      })),
    ],
  }),
  [requests.staff]: ok({
    documents: [
      {
        name: `projects/${project}/databases/(default)/documents/staff/u1`,
        fields: { email: { stringValue: 'ruth@example.org' }, role: { stringValue: 'manager' } },
      },
    ],
  }),
  [requests.auth]: ok({
    name: `projects/123456789012/config`,
    signIn: { email: { enabled: true, passwordRequired: true } },
  }),
  [requests.live]: liveRelease('before', 'fh-before'),
  [requests.release]: ok({ type: 'ROLLBACK' }),
  [requests.rules]: rulesOf('before'),
  [requests.useRules]: ok({}),
  [requests.testRules]: ok({}),
  [requests.ruleset]: ok({
    name: `projects/${project}/rulesets/before`,
    source: { files: [{ name: 'firestore.rules', content: 'service cloud.firestore {}' }] },
  }),
  [requests.functions]: deployedFunctions(['api', 'site', 'pictures', 'files']),
  [requests.secret]: refusal(404, 'Secret [SMTP_PASSWORD] not found or has no versions.'),
});

const policy = { 'content-security-policy': "default-src 'none'; sandbox" };

/** The answers of a live site whose pages are of the build with this script. */
export const liveSite = (script: string, shell: string): Record<string, Answer> => ({
  '/api/health': ok({ status: 'ok' }),
  '/': { headers: { ...policy, 'x-cache': 'HIT' }, body: `<script src="${script}"></script>` },
  [script]: { headers: { 'cache-control': 'public, max-age=31536000, immutable' }, body: '' },
  '/login': { headers: policy, body: shell },
  '/pictures/none': { status: 404, headers: policy, body: 'Not found' },
  '/files/none/none': { status: 404, headers: policy, body: 'Not found' },
  '/__/firebase/init.json': ok({ projectId: project, apiKey: 'AIza' }),
});
