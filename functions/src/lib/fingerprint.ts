import { type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { contactKey, type PersonContact } from '@lamplight/content/person';
import { projectID } from 'firebase-functions/params';

/** 32 MB and about a tenth of a second for each try, so that trying many numbers takes long. */
const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };

const hash = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/**
 * What a contact is known by where it must not be stored itself: the same for all its spellings, and
 * another one in each project.
 */
export async function fingerprintOf(
  contact: PersonContact,
  project = projectID.value(),
): Promise<string> {
  return (await hash(contactKey(contact), project, 32, cost)).toString('base64url');
}
