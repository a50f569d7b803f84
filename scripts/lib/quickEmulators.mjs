// Plain JavaScript, because nothing compiles it before firebase-tools runs.
// Loaded into firebase-tools before anything else (node --import), which spends most of its start on what nobody
// needs here, and takes no setting for it.
import http from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.resolve('firebase-tools'));

// The Auth emulator compiles the schemas of all its methods, though a site uses ten: each when it is first used.
const exegesis = require('exegesis-express');
const { middleware } = exegesis;
exegesis.middleware = (description, options) =>
  middleware(description, { ...options, lazyCompileValidationSchemas: true });

// Skips asking the registry for a newer library of functions: Renovate does that.
require('firebase-tools/lib/deploy/functions/runtimes/node/versioning.js').getLatestSDKVersion =
  () => undefined;

// Java was found by its version already (java.ts), and to ask again would archive the classes of that (emulators.ts).
const java = require('firebase-tools/lib/emulator/commandUtils.js');
java.checkJavaMajorVersion = async () => java.MIN_SUPPORTED_JAVA_MAJOR_VERSION;

// Node closes connections after five idle seconds: a busy client would send its next request just then.
const { createServer } = http;
http.createServer = (...args) => {
  const server = createServer(...args);
  server.keepAliveTimeout = 60_000;
  return server;
};
