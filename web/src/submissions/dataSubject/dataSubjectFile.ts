import {
  type SubmissionName,
  submissionKinds,
  submissionNames,
} from '@lamplight/content/submissionKinds';
import { dataSubjectsTexts } from '@lamplight/content/texts/staffArea/dataSubjects';
import {
  kindNames,
  metadataLabels,
  spamReasons,
  stateNames,
} from '@lamplight/content/texts/submissions';
import type { FoundSubmission } from '../../api/dataSubjects.ts';
import { placeText } from './contacts.ts';

/**
 * The copy of their data that a person is given, as JSON that can be read without knowing the site:
 * labels instead of keys, and times in UTC (ISO 8601).
 * @param contact as it was entered
 * @param made when
 */
export function dataSubjectFile(
  contact: string,
  submissions: readonly FoundSubmission[],
  made = new Date(),
): string {
  const file = {
    [dataSubjectsTexts.inFile.about]: dataSubjectsTexts.aboutFile(contact),
    [dataSubjectsTexts.inFile.created]: made.toISOString(),
    ...Object.fromEntries(
      submissionNames.map((name) => [
        kindNames[name].all,
        submissions
          .filter(({ kind }) => kind === name)
          .map((submission) => inWords(name, submission)),
      ]),
    ),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function inWords(name: SubmissionName, submission: FoundSubmission) {
  const { content, createdAt, state, note, earlierNotes, spam, match, places } = submission;
  const { fields } = submissionKinds[name];
  return {
    [metadataLabels.createdAt]: createdAt?.toISOString() ?? null,
    ...Object.fromEntries(
      Object.entries(fields).map(([key, { label }]) => [label, content[key] ?? null]),
    ),
    [metadataLabels.state]: stateNames[state],
    [metadataLabels.note]: note,
    ...(earlierNotes.length > 0 && { [metadataLabels.earlier]: earlierNotes }),
    ...(state === 'spam' && spam && { [metadataLabels.spam]: spamReasons[spam] ?? spam }),
    ...(match === 'mention' && {
      [dataSubjectsTexts.inFile.mentionedIn]: places.map((place) => placeText(name, place)),
    }),
  };
}
