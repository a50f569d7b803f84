/** Mutants that no test can tell from the rules, for one reason. */
interface Survivors {
  why: string;
  names: readonly string[];
}

export const listedSurvivors: readonly Survivors[] = [
  {
    why: 'Both halves of a save ask who saves and which version comes next, the document and its revision: either alone would keep the save out.',
    names: [
      "/site/{name}: allow create, update: if ⟦maySaveSite(name) → true⟧ && isSave('site', name)",
      '/{list}/{id}: allow create, update: if isList(list) && ⟦mayEdit() → true⟧ && isSave(list, id)',
      "/pictures/{id}: allow create, update: if ⟦mayEdit() → true⟧ && isSave('pictures', id) && request.resource.data.order is int",
      "/files/{id}: allow create, update: if ⟦mayEdit() → true⟧ && isSave('files', id) && request.resource.data.order is int",
      "/drafts/{id}: allow create, update: if ⟦maySaveDraft(id) → true⟧ && isSave('drafts', id) && isDraft(request.resource.data);",
      '/{collection}/{id}/revisions/{version}: allow create: if ⟦maySave(collection, id) → true⟧ && isRevisionOfSave(collection, id, version);',
      'maySave: : ⟦hasRevisions(collection) → true⟧ && mayEdit();',
      'maySave: : hasRevisions(collection) && ⟦mayEdit() → true⟧;',
      'isNextVersion: return version is int && (resource == null && ⟦isFirstVersion(collection, id, version) → true⟧',
      "isNextVersion: || ⟦resource != null → true⟧ && version == resource.data.get('version', 0) + 1);",
      'isRevisionOfSave: return version == string(saved) && (⟦!exists(document) → true⟧ && isFirstVersion(collection, id, saved)',
      'isRevisionOfSave: return version == string(saved) && (!exists(document) && ⟦isFirstVersion(collection, id, saved) → true⟧',
      "isRevisionOfSave: || ⟦exists(document) → true⟧ && saved == get(document).data.get('version', 0) + 1)",
      "isRevisionOfSave: || exists(document) && ⟦saved == get(document).data.get('version', 0) + 1 → true⟧)",
      "isRevisionOfSave: return version == string(saved) && ⟦(!exists(document) && isFirstVersion(collection, id, saved) || exists(document) && saved == get(document).data.get('version', 0) + 1) → true⟧",
    ],
  },
  {
    why: 'What follows is an error for every other kind of value, and denies as well; it stands there to be read.',
    names: [
      '/staff/{uid}: allow get: if ⟦request.auth != null → true⟧ && request.auth.uid == uid || mayRead();',
      '/presence/{id}: && ⟦request.resource.data.of is string → true⟧ && request.resource.data.of.size() <= 200',
      'isFileContent: && data.bytes is int && ⟦data.bytes > 0 → true⟧ && data.bytes <= 25000000',
      'isFileContent: && data.bytes is int && data.bytes ⟦> → >=⟧ 0 && data.bytes <= 25000000',
      'isFileContent: && ⟦data.parts is list → true⟧ && data.parts.size() == math.ceil(data.bytes / 900000.0)',
    ],
  },
  {
    why: 'What stands beside it leaves no other value: a version that has no revision before it, a revision that no rule lets anybody change, an entry that has to say how often it came back.',
    names: [
      "isFirstVersion: return version == 1 || ⟦version > 1 → true⟧ && collection == 'site' && exists(revisionPath(collection, id, version - 1));",
      "isFirstVersion: return version == 1 || version ⟦> → >=⟧ 1 && collection == 'site' && exists(revisionPath(collection, id, version - 1));",
      'isStoredAsRevision: return ⟦!exists(revision) → true⟧ && getAfter(revision).data == request.resource.data;',
      "isReturned: && isRecorded(kind, id, data.get('restored', ⟦0 → 1⟧), 'restored')",
      "isReturned: && isAsDeleted(kind, data, get(recordPath(kind, id, data.get('restored', ⟦0 → 1⟧) - 1, 'deleted')).data);",
    ],
  },
  {
    why: 'A commit is denied as a whole: nobody may make themselves staff in it, nor store a revision of another version, nor delete what it saves, nor record that it was deleted, nor an erasure.',
    names: [
      'isStaffAs: let staff = ⟦get → getAfter⟧(/databases/$(database)/documents/staff/$(request.auth.uid)).data;',
      "isFirstVersion: return version == 1 || version > 1 && collection == 'site' && ⟦exists → existsAfter⟧(revisionPath(collection, id, version - 1));",
      "isRevisionOfSave: || ⟦exists → existsAfter⟧(document) && saved == get(document).data.get('version', 0) + 1)",
      "isReturned: && isAsDeleted(kind, data, ⟦get → getAfter⟧(recordPath(kind, id, data.get('restored', 0) - 1, 'deleted')).data);",
      'isAsDeleted: && (!⟦exists → existsAfter⟧(erasure) || get(erasure).data.at < record.at);',
      'isAsDeleted: && (!exists(erasure) || ⟦get → getAfter⟧(erasure).data.at < record.at);',
    ],
  },
  {
    why: 'Nothing but a submission can be stored with how often it came back, which the record has to say.',
    names: [
      "isRecord: || data.kind == 'restored' && ⟦isSubmission(data.of) → true⟧ && !exists(document)",
    ],
  },
  {
    why: 'Only the type counts: no text is a whole number, and each whole number is one.',
    names: [
      "hasKeysOfSubmission: && data.get('restored', ⟦'' → '~'⟧) is int;",
      "isDraft: && data.since is int && data.get('order', ⟦0 → 1⟧) is int && isOfContentVersion(data)",
    ],
  },
  {
    why: 'Only the very moment at which the time is over tells them apart, which no test meets.',
    names: [
      "isAsDeleted: && request.time ⟦< → <=⟧ record.at + duration.value(10, 'm')",
      "isReviewLink: && data.expires ⟦> → >=⟧ request.time + duration.value(23, 'h')",
      "isReviewLink: && data.expires ⟦< → <=⟧ request.time + duration.value(2161, 'h');",
    ],
  },
  {
    why: 'An empty address or content leads to no document, since none has an empty name: the path is an error, which denies.',
    names: [
      String.raw`isPageAddress: && address.matches('(/[\\p{L}\\p{M}\\p{N}]+(-[\\p{L}\\p{M}\\p{N}]+)*){⟦1 → 0⟧,3}')`,
      String.raw`hasShapeOfFiles: ], '(?:\x1f{⟦0 → 1⟧,10}\x1e)*\x1d\x1e(?:\x1f{0,25}\x1e)*\x1d');`,
    ],
  },
  {
    why: 'Everybody may get an item anyhow, and of a whole collection neither the name of a document nor what is in it is known, which denies.',
    names: [
      '/presence/{id}: allow delete⟦ → , list⟧: if mayEdit() && (resource == null || resource.data.uid == request.auth.uid);',
      '/site/{name}: allow get⟦ → , list⟧: if isSiteDocument(name);',
      '/pictureFiles/{hash}: allow get⟦ → , list⟧: if hash.size() == 64;',
      '/fileContents/{hash}: allow get⟦ → , list⟧: if hash.size() == 64;',
      '/fileParts/{hash}: allow get⟦ → , list⟧: if hash.size() == 64;',
    ],
  },
  {
    why: 'The shape is asked for by the name of its list, and there is none for other names.',
    names: [
      '/{list}/{id}: allow create, update: if ⟦isList(list) → true⟧ && mayEdit() && isSave(list, id)',
      '/{kind}/{id}: allow create: if ⟦isSubmission(kind) → true⟧ && mayHandle() && isReturned(kind, id, request.resource.data);',
    ],
  },
  {
    why: 'Who may delete may read, and only what is deleted has the record of its deletion: what is changed or new has none, and of a whole collection nothing is known.',
    names: [
      '/{list}/{id}: allow delete⟦ → , get⟧: if isList(list) && mayEdit()',
      '/{list}/{id}: allow delete⟦ → , list⟧: if isList(list) && mayEdit()',
      '/{list}/{id}: allow delete⟦ → , create⟧: if isList(list) && mayEdit()',
      '/{list}/{id}: allow delete⟦ → , update⟧: if isList(list) && mayEdit()',
      '/{kind}/{id}: allow delete⟦ → , get⟧: if isSubmission(kind) && mayHandle()',
      '/{kind}/{id}: allow delete⟦ → , list⟧: if isSubmission(kind) && mayHandle()',
      '/{kind}/{id}: allow delete⟦ → , create⟧: if isSubmission(kind) && mayHandle()',
      '/{kind}/{id}: allow delete⟦ → , update⟧: if isSubmission(kind) && mayHandle()',
      "/pictures/{id}: allow delete⟦ → , get⟧: if mayEdit() && isRecorded('pictures', id, resource.data.get('version', 0), 'deleted');",
      "/pictures/{id}: allow delete⟦ → , list⟧: if mayEdit() && isRecorded('pictures', id, resource.data.get('version', 0), 'deleted');",
      "/pictures/{id}: allow delete⟦ → , create⟧: if mayEdit() && isRecorded('pictures', id, resource.data.get('version', 0), 'deleted');",
      "/pictures/{id}: allow delete⟦ → , update⟧: if mayEdit() && isRecorded('pictures', id, resource.data.get('version', 0), 'deleted');",
      "/files/{id}: allow delete⟦ → , get⟧: if mayEdit() && isRecorded('files', id, resource.data.get('version', 0), 'deleted');",
      "/files/{id}: allow delete⟦ → , list⟧: if mayEdit() && isRecorded('files', id, resource.data.get('version', 0), 'deleted');",
      "/files/{id}: allow delete⟦ → , create⟧: if mayEdit() && isRecorded('files', id, resource.data.get('version', 0), 'deleted');",
      "/files/{id}: allow delete⟦ → , update⟧: if mayEdit() && isRecorded('files', id, resource.data.get('version', 0), 'deleted');",
      '/reminders/{id}: allow delete⟦ → , get⟧: if mayRemind(id);',
      '/reminders/{id}: allow delete⟦ → , list⟧: if mayRemind(id);',
      '/{kind}/{id}: allow delete: if ⟦isSubmission(kind) → true⟧ && mayHandle()',
    ],
  },
];
