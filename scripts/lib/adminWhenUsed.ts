import type { Plugin } from 'esbuild';

/** What the library of functions uses of the Admin SDK, by module. */
const used: Record<string, string[]> = {
  'firebase-admin/app': ['applicationDefault', 'deleteApp', 'getApp', 'initializeApp'],
  'firebase-admin/app-check': ['getAppCheck'],
  'firebase-admin/auth': ['getAuth'],
  'firebase-admin/firestore': ['getFirestore'],
};

/**
 * The library of functions imports the Admin SDK at its beginning, for kinds of functions that there are
 * none of here: a third of a second before anything is answered. With this it does so when it first
 * uses it.
 */
export const adminWhenUsed: Plugin = {
  name: 'admin-when-used',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^firebase-admin\// }, ({ path: name, importer }) =>
      /\/node_modules\/firebase-functions\//.test(importer)
        ? { path: name, namespace: 'when-used' }
        : undefined,
    );
    onLoad({ filter: /./, namespace: 'when-used' }, ({ path: name }) => ({
      contents: (used[name] ?? []).map((each) => forwarding(name, each)).join('\n'),
    }));
  },
};

const forwarding = (module: string, name: string) =>
  `export const ${name} = (...given) => require('${module}').${name}(...given);`;
