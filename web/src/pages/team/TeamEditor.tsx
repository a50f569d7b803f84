import { teamMemberPath } from '@lamplight/content/pagePaths';
import { type TeamMember, teamMemberSchema } from '@lamplight/content/teamMember';
import { teamTypeNames, teamTypes } from '@lamplight/content/teamTypes';
import { messages } from '@lamplight/content/texts/messages';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { contentForm } from '../../editing/form/contentForm.ts';
import type { ItemsEditing } from '../../editing/items/ItemsEditing.ts';
import { ItemsPage } from '../../editing/items/ItemsPage.tsx';
import { becauseOf } from '../../editing/saving/failures.ts';

const teamEditing: ItemsEditing<TeamMember> = {
  ...contentForm(teamMemberSchema),
  list: 'team',
  publicPathOf: teamMemberPath,
  previewed: (member) => ({ ...member, name: member.name || editorsTexts.newMember }),
  summary: ({ name, position, image }) => ({ name, detail: position, picture: image }),
  pictureSize: 64,
  groups: teamTypes.map((type) => ({
    name: teamTypeNames[type],
    includes: (member) => member.type === type,
  })),
  add: editorsTexts.addMember,
  addTitle: editorsTexts.addMemberTitle,
  editTitle: editorsTexts.editMemberTitle,
  added: messages.memberAdded,
  updated: messages.memberUpdated,
  deleted: messages.memberDeleted,
  saveFailed: becauseOf(messages.saveMemberFailed),
  deleteFailed: becauseOf(messages.deleteMemberFailed),
  fetchFailed: messages.fetchTeamFailed,
};

/** The team editor. */
export const Component = () => <ItemsPage page="team" editing={teamEditing} />;
