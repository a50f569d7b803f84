/** The groups of the team as they are stored, one misspelt on purpose: clients of the API and stored members have it so. */
export const teamTypes = ['founder', 'support', 'internatial', 'social'] as const;

export type TeamType = (typeof teamTypes)[number];

/** What staff call the groups. */
export const teamTypeNames = {
  founder: 'Founders',
  support: 'Supporting Members',
  internatial: 'International Team',
  social: 'Social Media Team',
} as const satisfies Record<TeamType, string>;

/** Whether someone has a name and a group, without which a page cannot show them. */
export const isShownMember = ({ name, type }: { name: string; type: TeamType }) =>
  name !== '' && teamTypes.includes(type);
