import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { storedEmail } from '@lamplight/content/accountEmail';
import { isEmail } from '@lamplight/content/emails';
import { type Role, roleHints, roleNames, roles } from '@lamplight/content/rights';
import { staffPages } from '@lamplight/content/staffPages';
import { messages } from '@lamplight/content/texts/messages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { staffMembersTexts } from '@lamplight/content/texts/staffArea/staffMembers';
import { useState } from 'react';
import { LuUserPlus } from 'react-icons/lu';
import {
  changeRole,
  inviteAgain,
  inviteStaffMember,
  logOutStaffMember,
  readStaffMembers,
  removeStaffMember,
  type StaffMember,
} from '../../api/staffMembers.ts';
import { useNavigationIntent } from '../../editing/page/navigationIntent.ts';
import { StaffFrame } from '../../editing/page/StaffPage.tsx';
import { useRead } from '../../editing/page/useRead.ts';
import { useStaff } from '../../editing/page/useStaff.ts';
import { reasonOr } from '../../editing/saving/failures.ts';
import { usePendingSaves } from '../../editing/saving/pendingSaves.tsx';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { Field } from '../../forms/Field.tsx';
import { backdrops } from '../../theme/backdrops.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { whenText } from '../../ui/dateText.ts';
import { Loading } from '../../ui/Loading.tsx';
import { DialogForm, StaffDialog } from '../../ui/StaffDialog.tsx';
import { tellSuccess } from '../../ui/toaster.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';

const failed = reasonOr(commonTexts.actionFailed);

/** Who is staff and what they may; managers let people in here, and shut them out. */
export function StaffMembers() {
  const { members, act } = useStaffMembers();
  const [inviting, setInviting] = useState(false);
  useNavigationIntent('action', true, () => setInviting(true));
  return (
    <StaffFrame
      title={staffPages.people.title}
      backdrop={backdrops.mist}
      action={
        <Button onClick={() => setInviting(true)}>
          <LuUserPlus aria-hidden size="18" /> {staffMembersTexts.inviteTitle}
        </Button>
      }
    >
      {members.state === 'failed' && <Unreachable message={staffMembersTexts.failed} />}
      {members.state === 'loading' && <Loading />}
      {members.state === 'loaded' && (
        <Stack
          as="ul"
          listStyle="none"
          gap="4"
          maxW="60rem"
          mx="auto"
          aria-label={staffMembersTexts.staff}
        >
          {members.value.map((member) => (
            <StaffMemberCard key={member.uid} member={member} act={act} />
          ))}
        </Stack>
      )}
      {inviting && <InviteDialog act={act} onClose={() => setInviting(false)} />}
    </StaffFrame>
  );
}

/** Does something about members, tells that it is done, and shows them as they are then. */
type StaffAction = (work: () => Promise<unknown>, done: string) => Promise<boolean>;

function useStaffMembers() {
  const connection = useConnection();
  const { run } = usePendingSaves();
  const [members, read] = useRead(async () => {
    const all = await readStaffMembers(connection);
    return all.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  }, [connection]);
  const act: StaffAction = async (work, done) => {
    const isDone = await run(work, failed);
    if (isDone) tellSuccess(done);
    await read();
    return isDone;
  };
  return { members, act };
}

const nameOf = ({ name, email }: StaffMember) => name || email;

/** Someone of the staff: who, what they may, when they were here, and what can be done about it. */
function StaffMemberCard({ member, act }: { member: StaffMember; act: StaffAction }) {
  const connection = useConnection();
  const confirm = useConfirm();
  const { uid } = useStaff();
  const isOwn = member.uid === uid;
  const name = nameOf(member);

  const give = async (role: Role) => {
    const question = {
      title: staffMembersTexts.roleQuestion(roleNames[role]),
      text: staffMembersTexts.roleExplanation,
      yes: staffMembersTexts.changeMyRole,
    };
    if (isOwn && !(await confirm(question))) return;
    await act(() => changeRole(connection, member, role), staffMembersTexts.roleChanged);
  };
  const remove = async () => {
    const question = {
      title: isOwn ? staffMembersTexts.removeYourself : staffMembersTexts.removeQuestion(name),
      text: staffMembersTexts.removeExplanation,
      yes: commonTexts.remove,
    };
    if (!(await confirm(question))) return;
    await act(() => removeStaffMember(connection, member), staffMembersTexts.removed);
  };

  return (
    <Box as="li" bg="bg.panel" borderWidth="1px" borderRadius="xl" p="5" aria-label={name}>
      <Box display="flex" flexWrap="wrap" gap="4" justifyContent="space-between">
        <Box minW="0" flex="1 1 16rem">
          <HStack flexWrap="wrap">
            <Text fontWeight="600" overflowWrap="anywhere">
              {name}
            </Text>
            {isOwn && <Badge>{staffMembersTexts.you}</Badge>}
            <Badge colorPalette={member.lastSeen ? 'green' : 'orange'}>
              {member.lastSeen ? staffMembersTexts.active : staffMembersTexts.invitedState}
            </Badge>
          </HStack>
          {member.name && (
            <Text fontSize="sm" overflowWrap="anywhere">
              {member.email}
            </Text>
          )}
          <Text fontSize="sm" color="fg.muted">
            {member.lastSeen
              ? staffMembersTexts.lastSeen(whenText(member.lastSeen))
              : staffMembersTexts.notYetLoggedIn(member.addedAt && whenText(member.addedAt))}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {member.role && roleHints[member.role]}
          </Text>
        </Box>
        <Box w="12rem">
          <Choice<Role | 'unknown'>
            label={
              <>
                {staffMembersTexts.role}{' '}
                <VisuallyHidden>{staffMembersTexts.roleOf(name)}</VisuallyHidden>
              </>
            }
            choices={member.role ? roleNames : { unknown: staffMembersTexts.noRole, ...roleNames }}
            value={member.role ?? 'unknown'}
            onChoose={(role) => role !== 'unknown' && give(role)}
          />
        </Box>
      </Box>
      <HStack flexWrap="wrap" mt="3">
        <SmallButton
          of={name}
          onClick={() => act(() => inviteAgain(connection, member), staffMembersTexts.invited)}
        >
          {member.lastSeen ? staffMembersTexts.passwordLink : staffMembersTexts.inviteAgain}
        </SmallButton>
        {!isOwn && (
          <SmallButton
            of={name}
            onClick={() =>
              act(() => logOutStaffMember(connection, member), staffMembersTexts.loggedOut)
            }
          >
            {staffMembersTexts.logOutEverywhere}
          </SmallButton>
        )}
        <SmallButton of={name} onClick={remove}>
          {commonTexts.remove}
        </SmallButton>
      </HStack>
    </Box>
  );
}

interface SmallButtonProps {
  /** Whom it is about, which is read aloud. */
  of: string;
  onClick: () => void;
  children: string;
}

const SmallButton = ({ of, onClick, children }: SmallButtonProps) => (
  <Button variant="outline" size="sm" onClick={onClick}>
    {children} <VisuallyHidden>{of}</VisuallyHidden>
  </Button>
);

/** Whom to let in, and as what. */
function InviteDialog({ act, onClose }: { act: StaffAction; onClose: () => void }) {
  const connection = useConnection();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [error, setError] = useState<string>();
  const { busy } = usePendingSaves();

  const invite = async () => {
    const address = storedEmail(email.trim());
    if (!isEmail(address)) return setError(messages.invalidEmail);
    setError(undefined);
    if (await act(() => inviteStaffMember(connection, address, role), staffMembersTexts.invited))
      onClose();
  };

  return (
    <StaffDialog
      title={staffMembersTexts.inviteTitle}
      onClose={onClose}
      closeOnInteractOutside={false}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" form="invitation" disabled={busy}>
            {staffMembersTexts.invite}
          </Button>
        </>
      }
    >
      <DialogForm id="invitation" onSubmit={invite}>
        <Stack gap="4">
          <Text color="fg.muted">{staffMembersTexts.inviteExplanation}</Text>
          <Field label={staffMembersTexts.email} error={error}>
            {(tied) => (
              <input
                type="email"
                autoComplete="off"
                {...tied}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            )}
          </Field>
          <Choice
            label={staffMembersTexts.role}
            choices={roleNames}
            value={role}
            onChoose={setRole}
          />
          <Stack as="ul" listStyle="none" gap="1" fontSize="sm" color="fg.muted">
            {roles.map((each) => (
              <li key={each}>{staffMembersTexts.roleAndHint(roleNames[each], roleHints[each])}</li>
            ))}
          </Stack>
        </Stack>
      </DialogForm>
    </StaffDialog>
  );
}
