import { roleOf } from '@lamplight/content/rights';
import * as z from '@lamplight/content/zod';
import type { Google } from './google.ts';

/** The project in the cloud, in the words of this command. Whatever cannot be asked throws a Failure. */
export type CloudProject = ReturnType<typeof cloudProject>;

/** An index that the project has. Its key names the same index wherever it is described. */
export interface StoredIndex {
  key: string;
  state: string;
}

/** The rules that are in use, and the name of their ruleset. */
export interface StoredRules {
  ruleset: string;
  text: string;
}

/** The version of Hosting that is released. */
export interface LiveVersion {
  version: string;
  since: string;
  /** Whether it names the revision of each function that belongs to it. */
  isPinned: boolean;
}

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.channels, with its release if any. */
const channelShape = z.object({
  release: z
    .object({
      releaseTime: z.string(),
      version: z
        .object({
          name: z.string(),
          config: z
            .object({
              rewrites: z
                .array(
                  z.object({
                    function: z.string().optional(),
                    run: z.object({ tag: z.string().optional() }).optional(),
                  }),
                )
                .default([]),
            })
            .default({ rewrites: [] }),
        })
        .optional(),
    })
    .optional(),
});

const named = z.object({ name: z.string() });
const anything = z.unknown();

const indexFields = z.array(
  z.object({
    fieldPath: z.string(),
    order: z.string().optional(),
    arrayConfig: z.string().optional(),
  }),
);

/** Names an index by what it holds. The service adds `__name__` to the end of each by itself. */
export function indexKey(group: string, scope: string, fields: z.infer<typeof indexFields>) {
  const own = fields.filter(
    ({ fieldPath }, at) => fieldPath !== '__name__' || at < fields.length - 1,
  );
  const list = own.map(({ fieldPath, order, arrayConfig }) =>
    `${fieldPath} ${order ?? arrayConfig ?? ''}`.trim().toLowerCase(),
  );
  return `${group} (${list.join(', ')})${scope === 'COLLECTION' ? '' : ` of ${scope}`}`;
}

/** The part after a word in a resource's name: `groupIn('…/fields/words', 'fields')` is `words`. */
const partAfter = (name: string, word: string): string =>
  name.split(`/${word}/`)[1]?.split('/')[0] ?? '';

/** Asks `google` about a project, and changes what going back takes. */
export function cloudProject(google: Google, project: string) {
  const inProject = `/v1/projects/${project}`;
  const database = `${inProject}/databases/(default)`;
  const rulesRelease = `projects/${project}/releases/cloud.firestore`;
  const live = (site: string) => `/v1beta1/sites/${site}/channels/live`;

  return {
    /** Whether it is a Firebase project that this account may see. */
    exists: async () =>
      (await google.get('firebase', `/v1beta1/projects/${project}`, anything)) !== undefined,

    /** Those of the permissions that this account has not. */
    async missingPermissions(permissions: string[]): Promise<string[]> {
      const answer = await google.send(
        'POST',
        'cloudresourcemanager',
        `${inProject}:testIamPermissions`,
        { permissions },
        z.object({ permissions: z.array(z.string()).default([]) }),
      );
      return permissions.filter((each) => !answer.permissions.includes(each));
    },

    async hasBilling(): Promise<boolean> {
      const shape = z.object({ billingEnabled: z.boolean().default(false) });
      return (
        (await google.get('cloudbilling', `${inProject}/billingInfo`, shape))?.billingEnabled ===
        true
      );
    },

    /** Those of at most 30 services, such as `run`, that are off. */
    async servicesOff(services: string[]): Promise<string[]> {
      const query = services.map(
        (each) => `names=projects/${project}/services/${each}.googleapis.com`,
      );
      const shape = z.object({
        services: z.array(z.object({ name: z.string(), state: z.string() })).default([]),
      });
      const path = `${inProject}/services:batchGet?${query.join('&')}`;
      const answer = await google.get('serviceusage', path, shape);
      const on = (answer?.services ?? []).filter(({ state }) => state === 'ENABLED');
      return services.filter(
        (each) => !on.some(({ name }) => name.endsWith(`/${each}.googleapis.com`)),
      );
    },

    /** The location and kind of the database; undefined if there is none. */
    database: () =>
      google.get('firestore', database, z.object({ locationId: z.string(), type: z.string() })),

    /** How people log in; undefined where Auth was never begun with. */
    async auth(): Promise<{ byEmail: boolean } | undefined> {
      const shape = z.object({
        signIn: z
          .object({ email: z.object({ enabled: z.boolean().optional() }).optional() })
          .optional(),
      });
      const config = await google.get(
        'identitytoolkit',
        `/admin/v2/projects/${project}/config`,
        shape,
      );
      return config && { byEmail: config.signIn?.email?.enabled === true };
    },

    webApps: () => google.list('firebase', `/v1beta1/projects/${project}/webApps`, 'apps', named),

    /** The id and address of the site that Hosting made with the project. */
    async site(): Promise<{ id: string; address: string } | undefined> {
      const shape = z.object({
        name: z.string(),
        defaultUrl: z.string(),
        type: z.string().optional(),
      });
      const sites = await google.list(
        'firebasehosting',
        `/v1beta1/projects/${project}/sites`,
        'sites',
        shape,
      );
      const found = sites.find(({ type }) => type === 'DEFAULT_SITE');
      return found && { id: partAfter(found.name, 'sites'), address: found.defaultUrl };
    },

    /** The live version of the site; undefined if nothing was released. */
    async liveVersion(site: string): Promise<LiveVersion | undefined> {
      const channel = await google.get('firebasehosting', live(site), channelShape);
      const { version, releaseTime = '' } = channel?.release ?? {};
      if (!version) return undefined;
      const { rewrites } = version.config;
      const isPinned = rewrites.every((each) => !each.function && (!each.run || each.run.tag));
      return { version: version.name, since: releaseTime, isPinned };
    },

    /** Has visitors see a version that is there already. Its functions are pinned to it. */
    releaseVersion: (site: string, version: string, message: string) =>
      google.send(
        'POST',
        'firebasehosting',
        `${live(site)}/releases?versionName=${encodeURIComponent(version)}`,
        { message },
        anything,
      ),

    async rules(): Promise<StoredRules | undefined> {
      const release = await google.get(
        'firebaserules',
        `/v1/${rulesRelease}`,
        z.object({ rulesetName: z.string() }),
      );
      if (!release) return undefined;
      const shape = z.object({
        source: z.object({ files: z.array(z.object({ content: z.string() })) }),
      });
      const ruleset = await google.get('firebaserules', `/v1/${release.rulesetName}`, shape);
      const text = (ruleset?.source.files ?? []).map(({ content }) => content).join('\n');
      return { ruleset: release.rulesetName, text };
    },

    useRuleset: (rulesetName: string) =>
      google.send(
        'PATCH',
        'firebaserules',
        `/v1/${rulesRelease}`,
        { release: { name: rulesRelease, rulesetName } },
        anything,
      ),

    /** The errors that the service finds in rules, with lines. Nothing is stored. */
    async errorsInRules(content: string): Promise<string[]> {
      const issue = z.object({
        severity: z.string(),
        description: z.string().default(''),
        sourcePosition: z.object({ line: z.number().optional() }).optional(),
      });
      const { issues } = await google.send(
        'POST',
        'firebaserules',
        `${inProject}:test`,
        { source: { files: [{ name: 'firestore.rules', content }] } },
        z.object({ issues: z.array(issue).default([]) }),
      );
      return issues
        .filter(({ severity }) => severity === 'ERROR')
        .map(
          ({ description, sourcePosition }) =>
            `line ${sourcePosition?.line ?? '?'}: ${description}`,
        );
    },

    async indexes(): Promise<StoredIndex[]> {
      const shape = z.object({
        name: z.string(),
        queryScope: z.string(),
        fields: indexFields,
        state: z.string().default(''),
      });
      const path = `${database}/collectionGroups/-/indexes`;
      const indexes = await google.list('firestore', path, 'indexes', shape);
      return indexes.map(({ name, queryScope, fields, state }) => ({
        key: indexKey(partAfter(name, 'collectionGroups'), queryScope, fields),
        state,
      }));
    },

    /** The fields whose indexes differ from those that every field has, as `feedback.words`. */
    async fieldOverrides(): Promise<string[]> {
      const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
      const path = `${database}/collectionGroups/-/fields?filter=${filter}`;
      const fields = await google.list('firestore', path, 'fields', named);
      return fields
        .filter(({ name }) => !name.includes('__default__'))
        .map(({ name }) => `${partAfter(name, 'collectionGroups')}.${partAfter(name, 'fields')}`);
    },

    /** The functions that were deployed from here, by name. */
    async functions(): Promise<string[]> {
      const shape = z.object({
        name: z.string(),
        labels: z.record(z.string(), z.string()).default({}),
      });
      const path = `/v2/projects/${project}/locations/-/functions`;
      const functions = await google.list('cloudfunctions', path, 'functions', shape);
      return functions
        .filter(({ labels }) => labels['deployment-tool']?.startsWith('cli-firebase'))
        .filter(({ labels }) => !labels['firebase-functions-codebase'])
        .map(({ name }) => partAfter(name, 'functions'));
    },

    /** Whether the newest version of a secret may be used. */
    async hasSecret(name: string): Promise<boolean> {
      const path = `${inProject}/secrets/${name}/versions/latest`;
      const version = await google.get('secretmanager', path, z.object({ state: z.string() }));
      return version?.state === 'ENABLED';
    },

    /** How many managers there are. */
    async managers(): Promise<number> {
      const role = z.object({ stringValue: z.string() });
      const shape = z.object({ fields: z.object({ role: role.optional() }).default({}) });
      const staff = await google.list(
        'firestore',
        `${database}/documents/staff`,
        'documents',
        shape,
      );
      const roles = staff.map(({ fields }) =>
        roleOf(fields.role ? { role: fields.role.stringValue } : {}),
      );
      return roles.filter((each) => each === 'manager').length;
    },
  };
}
