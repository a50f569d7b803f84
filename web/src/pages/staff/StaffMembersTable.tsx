import { Badge } from '@chakra-ui/react/badge';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type Role, roleHints, roleNames } from '@lamplight/content/rights';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { staffMembersTexts } from '@lamplight/content/texts/staffArea/staffMembers';
import {
  changeRole,
  inviteAgain,
  logOutStaffMember,
  removeStaffMember,
  type StaffMember,
} from '../../api/staffMembers.ts';
import { useStaff } from '../../editing/page/useStaff.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { danger } from '../../ui/danger.ts';
import { dayAndTime } from '../../ui/dateText.ts';
import { StaffTable } from '../../ui/StaffTable.tsx';

/** Changes staff members, reports that it is done, and shows them again. */
export type StaffAction = (work: () => Promise<unknown>, done: string) => Promise<void>;

export const nameOf = ({ name, email }: StaffMember) => name || email;

/**
 * Without room for columns, a row has its actions below the rest, and on phones everything stacked.
 * Roles are explicit: browsers expose only what is laid out as a table as one.
 */
const blocksWithoutRoom: SystemStyleObject = {
  '& td, & th': { verticalAlign: 'top', px: { base: '4', md: '4' } },
  '& td': { py: '4' },
  '& td:last-child > div': { flexWrap: 'nowrap' },
  '@container (max-width: 58rem)': {
    '&, & tbody, & td': { display: 'block', w: 'full' },
    '& thead': { srOnly: true },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 15rem 10rem',
      py: '3',
      borderBottomWidth: '1px',
    },
    '& tbody:last-child tr:last-child': { borderBottomWidth: '0' },
    '& td': { py: '1', borderBottomWidth: '0' },
    '& td:last-child': { gridColumn: '1 / -1' },
    '& td:last-child > div': { flexWrap: 'wrap' },
  },
  '@container (max-width: 38rem)': { '& tr': { gridTemplateColumns: 'minmax(0, 1fr)' } },
};

const columns = [
  staffMembersTexts.name,
  staffMembersTexts.role,
  staffMembersTexts.lastSeenColumn,
  staffMembersTexts.actions,
];

export interface StaffMembersTableProps {
  members: readonly StaffMember[];
  act: StaffAction;
  /** Whether an action is being done: a second click would do it again. */
  busy: boolean;
}

/** The staff members, their roles, their last visits, and actions on them. */
export const StaffMembersTable = ({ members, ...actions }: StaffMembersTableProps) => (
  <StaffTable label={staffMembersTexts.staff} role="table" look={blocksWithoutRoom}>
    <Table.Header role="rowgroup">
      <Table.Row role="row">
        {columns.map((column) => (
          <Table.ColumnHeader key={column} role="columnheader" scope="col">
            {column}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body role="rowgroup">
      {members.map((member) => (
        <MemberRow key={member.uid} member={member} {...actions} />
      ))}
    </Table.Body>
  </StaffTable>
);

interface MemberRowProps extends Omit<StaffMembersTableProps, 'members'> {
  member: StaffMember;
}

function MemberRow({ member, act, busy }: MemberRowProps) {
  const connection = useConnection();
  const confirm = useConfirm();
  const { uid } = useStaff();
  const isOwn = member.uid === uid;
  const name = nameOf(member);

  const give = async (role: Role) => {
    // Arrow keys change a select with every press, so nothing is stored without a question.
    const question = isOwn
      ? {
          title: staffMembersTexts.ownRoleQuestion(roleNames[role]),
          text: staffMembersTexts.ownRoleExplanation,
          yes: staffMembersTexts.changeMyRole,
        }
      : {
          title: staffMembersTexts.roleQuestion(name, roleNames[role]),
          text: roleHints[role],
          yes: staffMembersTexts.changeRole,
        };
    if (!(await confirm(question))) return;
    await act(() => changeRole(connection, member, role), staffMembersTexts.roleChanged);
  };
  const logOut = async () => {
    const question = {
      title: staffMembersTexts.logOutQuestion(name),
      text: staffMembersTexts.logOutExplanation,
      yes: staffMembersTexts.logOutEverywhere,
      destructive: true,
    };
    if (!(await confirm(question))) return;
    await act(() => logOutStaffMember(connection, member), staffMembersTexts.loggedOut);
  };
  const remove = async () => {
    const question = {
      title: isOwn ? staffMembersTexts.removeYourself : staffMembersTexts.removeQuestion(name),
      text: staffMembersTexts.removeExplanation,
      yes: commonTexts.remove,
      destructive: true,
    };
    if (!(await confirm(question))) return;
    await act(() => removeStaffMember(connection, member), staffMembersTexts.removed);
  };

  return (
    <Table.Row role="row" aria-label={name}>
      <Cell>
        <chakra.div display="flex" flexWrap="wrap" gap="2" fontWeight="600" overflowWrap="anywhere">
          {name}
          {isOwn && <Badge>{staffMembersTexts.you}</Badge>}
        </chakra.div>
        {member.name && <chakra.div color="fg.muted">{member.email}</chakra.div>}
      </Cell>
      <Cell w="11.5rem">
        <Choice<Role | 'unknown'>
          label={
            <VisuallyHidden>
              {staffMembersTexts.role} {staffMembersTexts.roleOf(name)}
            </VisuallyHidden>
          }
          choices={member.role ? roleNames : { unknown: staffMembersTexts.noRole, ...roleNames }}
          value={member.role ?? 'unknown'}
          onChoose={(role) => role !== 'unknown' && give(role)}
        />
        <chakra.div mt="1" fontSize="xs" color="fg.muted">
          {member.role && roleHints[member.role]}
        </chakra.div>
      </Cell>
      <Cell w="8rem">
        <Badge colorPalette={member.lastSeen ? 'green' : 'orange'}>
          {member.lastSeen ? staffMembersTexts.active : staffMembersTexts.invitedState}
        </Badge>
        <chakra.div mt="1" color="fg.muted">
          {member.lastSeen
            ? dayAndTime(member.lastSeen)
            : staffMembersTexts.notYetLoggedIn(member.addedAt && dayAndTime(member.addedAt))}
        </chakra.div>
      </Cell>
      <Cell w="1px">
        <chakra.div display="flex" gap="1.5">
          <SmallButton
            of={name}
            busy={busy}
            onClick={() =>
              act(
                () => inviteAgain(connection, member),
                member.lastSeen ? staffMembersTexts.passwordLinkSent : staffMembersTexts.invited,
              )
            }
          >
            {member.lastSeen ? staffMembersTexts.passwordLink : staffMembersTexts.inviteAgain}
          </SmallButton>
          {!isOwn && (
            <SmallButton of={name} busy={busy} onClick={logOut}>
              {staffMembersTexts.logOutEverywhere}
            </SmallButton>
          )}
          <SmallButton of={name} busy={busy} destructive onClick={remove}>
            {commonTexts.remove}
          </SmallButton>
        </chakra.div>
      </Cell>
    </Table.Row>
  );
}

const Cell = chakra(Table.Cell, {}, { defaultProps: { role: 'cell' } });

interface SmallButtonProps {
  /** The name of the staff member, which screen readers add. */
  of: string;
  busy: boolean;
  destructive?: boolean;
  onClick: () => void;
  children: string;
}

const SmallButton = ({ of, busy, destructive, onClick, children }: SmallButtonProps) => (
  <Button
    variant="outline"
    size="sm"
    px="2.5"
    h={{ base: '11', md: '9' }}
    whiteSpace="nowrap"
    {...(destructive && danger.outline)}
    aria-disabled={busy}
    onClick={busy ? undefined : onClick}
  >
    {children} <VisuallyHidden>{of}</VisuallyHidden>
  </Button>
);
