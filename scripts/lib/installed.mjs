// Plain JavaScript, because it runs before anything is installed (see ../run.mjs).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Compares the lock file with the copy that npm leaves in node_modules when an installation is
 * complete. Packages for other systems (`optional`) may be missing, nothing else.
 * @param {Record<string, any>} wanted the `packages` of package-lock.json
 * @param {Record<string, any>} present the `packages` of node_modules/.package-lock.json
 * @returns {boolean}
 */
export function matches(wanted, present) {
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true;
    const found = present[name];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * Whether node_modules holds exactly what package-lock.json asks for.
 * @param {string} root the repository's folder
 * @returns {boolean}
 */
export function isInstalled(root) {
  const packages = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages ?? {};
  if (!existsSync(path.join(root, 'node_modules', '.package-lock.json'))) return false;
  try {
    return matches(packages('package-lock.json'), packages('node_modules/.package-lock.json'));
  } catch {
    return false;
  }
}
