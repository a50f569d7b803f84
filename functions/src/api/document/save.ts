import { storedVersion } from '@lamplight/content/documentMetadata';
import { siteDocument } from '@lamplight/content/paths';
import { notFound } from '../../http/errors.ts';
import { requireStaff } from '../../staff/staff.ts';
import { readDocument } from '../../store/firestore.ts';
import { saveVersions } from '../../store/versions.ts';
import { laidOver, requiredOf, submitted } from '../changes.ts';
import { jsonObject } from '../input.ts';
import { present } from '../present.ts';
import { type DocumentResource, rightToSaveRecord, schemasOf } from '../resources.ts';
import type { Handler } from '../route.ts';

/**
 * Saves what a staff member sends over the stored record and answers with the new one: the documents that it changes,
 * all or none. An id in the address must be the record's.
 */
export const save =
  (resource: DocumentResource): Handler =>
  async (request, response) => {
    const uid = await requireStaff(request.get('Authorization'), rightToSaveRecord(resource));
    const { id = resource.id } = request.params;
    if (id !== resource.id) throw notFound();
    const { changes: body, ...sent } = submitted(jsonObject(request), resource.scratchFields);
    const changes = resource.fromFormerShape?.(body) ?? body;
    const stored = await saveVersions({
      paths: resource.documents.map(({ name }) => siteDocument(name)),
      by: uid,
      next: laidOver(requiredOf(resource, changes), { ...sent, changes }),
    });
    response.json(present({ id: resource.id, schemas: schemasOf(resource) }, stored));
  };

/** Shows staff a record with all of its blocks, also those that are outside of their time. */
export const showAll =
  ({ id, documents, ...resource }: DocumentResource): Handler =>
  async (request, response) => {
    await requireStaff(request.get('Authorization'), 'read');
    const stored = await Promise.all(
      documents.map(async ({ name }) => {
        const path = siteDocument(name);
        return storedVersion(path, await readDocument(path));
      }),
    );
    response.json(present({ id, schemas: schemasOf({ documents, ...resource }) }, stored));
  };
