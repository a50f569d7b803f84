import { maxEarlier } from '@lamplight/content/submission';
import { fieldsByType } from '@lamplight/content/submissionHash';
import {
  type SubmissionName,
  submissionKinds,
  submissionNames,
} from '@lamplight/content/submissionKinds';

/** The conditions on every submission. */
const submissionFunctions = `    // It has the keys that textsOf() reads, of those that not every entry has all or none, and no other.
    function hasKeysOfSubmission(kind, data) {
      let handled = ['version', 'updatedAt', 'updatedBy', 'earlier'];
      let metadata = ['createdAt', 'spam', 'state', 'note', 'words', 'notice', 'restored'].concat(handled);
      return data.size()
          == sizeOfSubmission(kind) + data.keys().toSet().intersection(metadata.toSet()).size()
        && (data.keys().hasAll(handled) && data.version is int && data.version > 0
          || !data.keys().hasAny(handled))
        && (!('notice' in data) || data.notice != '')
        && data.get('restored', '') is int;
    }

    // All that an entry holds besides its content, but how often it was brought back, as texts: entries that
    // differ have others. Earlier versions are spelt out by what is generated.
    function textsOf(data) {
      let version = data.get('version', 0);
      let earlier = data.get('earlier', {});
      return [
          stampOf(data.createdAt), data.spam, data.state, data.note, data.get('notice', ''),
          string(version), stampOf(data.get('updatedAt', data.createdAt)), data.get('updatedBy', ''),
          string(earlier.size()), string(data.words.size())
        ].concat(data.words)
        .concat(textsOfEarlier(earlier, version, {
          'state': '', 'note': '', 'updatedAt': data.createdAt, 'updatedBy': ''
        }));
    }

    function textsOfVersion(data) {
      return [data.state, data.note, stampOf(data.updatedAt), data.updatedBy, string(data.size())];
    }

    function isHashOfTexts(hash, texts) {
      let all = texts.concat(['.']);
      let joined = all.join('\\x1e');
      return joined.split('\\x1e') == all && hash == hashing.sha256(joined).toHexString().lower();
    }

    function stampOf(time) {
      return string(time.toMillis()) + ' ' + string(time.nanos());
    }
`;

/** The rules for submissions: their kinds, and the fields of each. */
export function submissionSection(): string[] {
  const byKind = (answer: (name: SubmissionName) => string | number) => {
    const [last = '', ...others] = submissionNames.map((name) => [name, answer(name)]).reverse();
    return others.reduce(
      (rest, [name, value]) => `kind == '${name}' ? ${value} : ${rest}`,
      `${last[1]}`,
    );
  };
  const textsName = (name: string) => `textsOf${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const [first, ...others] = Array.from(
    { length: maxEarlier },
    (_, index) => `textsOfVersion(earlier.get(string(version - ${index + 1}), none))`,
  );
  return [
    isOneOf('isSubmission', submissionNames),
    submissionFunctions,
    `    function sizeOfSubmission(kind) {
      return ${byKind((name) => Object.keys(submissionKinds[name].fields).length)};
    }
`,
    `    function isHashOf(kind, data, hash) {
      let texts = textsOf(data);
      return ${submissionNames
        .map(
          (name) =>
            `kind == '${name}' && isHashOfTexts(hash, texts.concat(${textsName(name)}(data)))`,
        )
        .join('\n        || ')};
    }
`,
    ...submissionNames.map((name) => {
      const { texts, flags, lists } = fieldsByType(submissionKinds[name].fields);
      const places = [
        ...texts.map((field) => `data.${field}`),
        ...flags.map((field) => `string(data.${field} == true)`),
        ...lists.map((field) => `string(data.${field}.size())`),
      ];
      const concats = lists.map((field) => `.concat(data.${field})`).join('');
      return `    function ${textsName(name)}(data) {
      return [
        ${wrapped(places).join(',\n        ')}
      ]${concats};
    }
`;
    }),
    `    function textsOfEarlier(earlier, version, none) {
      return ${[first, ...others.map((each) => `.concat(${each})`)].join('\n        ')};
    }
`,
  ];
}

/** A pattern is cheaper than a list of names, and these are asked first by every request. */
export const isOneOf = (name: string, names: readonly string[]) => `    function ${name}(name) {
      return name.matches('${names.join('|')}');
    }
`;

/** Places, as many to a line as there is room for. */
export function wrapped(places: readonly string[]): string[] {
  const lines: string[] = [];
  for (const place of places) {
    const longer = `${lines.at(-1)}, ${place}`;
    if (lines.length === 0 || longer.length > 88) lines.push(place);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
