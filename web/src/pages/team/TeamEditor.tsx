import { messages } from '@lamplight/content/messages';
import { type TeamMember, teamMemberSchema } from '@lamplight/content/teamMember';
import { teamTypeNames, teamTypes } from '@lamplight/content/teamTypes';
import { paths, teamMemberPath } from '../../app/paths.ts';
import { plainForm } from '../../editing/contentForm.ts';
import { becauseOf } from '../../editing/failures.ts';
import { ChoiceField, ParagraphField, TextField } from '../../editing/fields.tsx';
import { ItemsPage } from '../../editing/items/ItemsPage.tsx';
import type { ItemsEditing } from '../../editing/items/itemsEditing.ts';
import { SizedPictureFields } from '../../editing/SizedPictureFields.tsx';

const teamEditing: ItemsEditing<TeamMember> = {
  ...plainForm(teamMemberSchema),
  list: 'team',
  publicPathOf: teamMemberPath,
  backdrop: 'meadow',
  initial: { type: 'founder', imageWidth: '100%', imageHeight: '100%' },
  summary: ({ name, position, image }) => ({ name, detail: position, picture: image }),
  pictureSize: 64,
  groups: teamTypes.map((type) => ({
    name: teamTypeNames[type],
    includes: (member) => member.type === type,
  })),
  add: 'Add New Team Member',
  addTitle: 'Add Team Member',
  editTitle: 'Edit Team Member',
  added: messages.memberAdded,
  updated: messages.memberUpdated,
  deleted: messages.memberDeleted,
  saveFailed: becauseOf(messages.saveMemberFailed),
  deleteFailed: becauseOf(messages.deleteMemberFailed),
  fetchFailed: messages.fetchTeamFailed,
};

const types = teamTypes.map((value) => ({ value, label: teamTypeNames[value] }));

/** The team editor (specification, admin screen 8). */
export const TeamEditor = () => (
  <ItemsPage title="Team" publicPath={paths.team} editing={teamEditing}>
    <TextField name="name" label="Name" required />
    <TextField name="position" label="Position" required />
    <SizedPictureFields
      label="Image"
      url="image"
      width="imageWidth"
      height="imageHeight"
      required
      portrait
    />
    <ParagraphField name="description" label="Description" required />
    <ChoiceField name="type" label="Type" choices={types} required />
  </ItemsPage>
);
