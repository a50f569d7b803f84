/** Mutants that no test can tell from the rules, for one reason. */
interface Survivors {
  why: string;
  names: readonly string[];
}

export const listedSurvivors: readonly Survivors[] = [
  {
    why: 'Both halves of a save ask who saves and which version comes next, the document and its revision: either alone would keep the save out.',
    names: [
      'isNextVersion: && (⟦resource == null → true⟧ && isFirstVersion(collection, id, version)',
      'isNextVersion: && (resource == null && ⟦isFirstVersion(collection, id, version) → true⟧',
      "isNextVersion: || ⟦resource != null → true⟧ && version == resource.data.get('version', 0) + 1);",
      "isNextVersion: || resource != null && ⟦version == resource.data.get('version', 0) + 1 → true⟧);",
      "isNextVersion: && ⟦(resource == null && isFirstVersion(collection, id, version) || resource != null && version == resource.data.get('version', 0) + 1) → true⟧;",
      'isRevisionOfSave: && (⟦!exists(document) → true⟧ && isFirstVersion(collection, id, saved)',
      'isRevisionOfSave: && (!exists(document) && ⟦isFirstVersion(collection, id, saved) → true⟧',
      "isRevisionOfSave: || ⟦exists(document) → true⟧ && saved == get(document).data.get('version', 0) + 1)",
      "isRevisionOfSave: || exists(document) && ⟦saved == get(document).data.get('version', 0) + 1 → true⟧)",
      "isRevisionOfSave: && ⟦(!exists(document) && isFirstVersion(collection, id, saved) || exists(document) && saved == get(document).data.get('version', 0) + 1) → true⟧",
    ],
  },
  {
    why: 'What follows is an error for every other kind of value, and denies as well; it stands there to be read.',
    names: [
      '/presence/{id}: && ⟦request.resource.data.of is string → true⟧ && request.resource.data.of.size() <= 200',
      'isBesideSubmission: return ⟦data.createdAt is timestamp → true⟧ && data.createdAt <= request.time',
      'wasHandled: && ⟦data.updatedAt is timestamp → true⟧ && data.updatedAt <= request.time',
    ],
  },
  {
    why: 'What stands beside it leaves no other value: a version that has no revision before it, a revision that no rule lets anybody change.',
    names: [
      'isStoredAsRevision: return ⟦!exists(revision) → true⟧ && getAfter(revision).data == request.resource.data;',
    ],
  },
  {
    why: 'A commit is denied as a whole: nobody may make themselves staff in it, nor store a revision of another version, nor delete what it saves.',
    names: [
      "isRevisionOfSave: || ⟦exists → existsAfter⟧(document) && saved == get(document).data.get('version', 0) + 1)",
    ],
  },
  {
    why: 'The collection is only asked of a document that is not there, and what is updated is.',
    names: [],
  },
  {
    why: 'Everybody may get an item anyhow, and of a whole collection neither the name of a document nor what is in it is known, which denies.',
    names: [
      '/site/{name}: allow get⟦ → , list⟧: if isSiteDocument(name);',
      '/pictureFiles/{hash}: allow get⟦ → , list⟧: if hash.size() == 64;',
    ],
  },
  {
    why: 'The shape is asked for by the name of its list, and there is none for other names.',
    names: [],
  },
];
