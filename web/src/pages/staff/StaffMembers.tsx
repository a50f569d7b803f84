import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { storedEmail } from '@lamplight/content/accountEmail';
import { isEmail } from '@lamplight/content/emails';
import { type Role, roleHints, roleNames, roles } from '@lamplight/content/rights';
import { staffPages } from '@lamplight/content/staffPages';
import { messages } from '@lamplight/content/texts/messages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { staffMembersTexts } from '@lamplight/content/texts/staffArea/staffMembers';
import { useRef, useState } from 'react';
import { LuUserPlus } from 'react-icons/lu';
import { inviteStaffMember, readStaffMembers } from '../../api/staffMembers.ts';
import { useNavigationIntent } from '../../editing/page/navigationIntent.ts';
import { StaffFrame } from '../../editing/page/StaffPage.tsx';
import { useRead } from '../../editing/page/useRead.ts';
import { reasonOr } from '../../editing/saving/failures.ts';
import { usePendingSaves } from '../../editing/saving/pendingSaves.tsx';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { Field } from '../../forms/Field.tsx';
import { backdrops } from '../../theme/backdrops.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { LoadingLines } from '../../ui/LoadingLines.tsx';
import { DialogForm, StaffDialog } from '../../ui/StaffDialog.tsx';
import { toastSuccess } from '../../ui/toaster.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import {
  nameOf,
  type StaffAction,
  StaffMembersTable,
  type StaffMembersTableProps,
} from './StaffMembersTable.tsx';

const failed = reasonOr(commonTexts.actionFailed);

/** The staff members and their roles; managers invite and remove people here. */
export function StaffMembers() {
  const { members, ...actions } = useStaffMembers();
  const [inviting, setInviting] = useState(false);
  useNavigationIntent('action', true, () => setInviting(true));
  return (
    <StaffFrame
      title={staffPages.people.title}
      backdrop={backdrops.mist}
      width="page"
      alone
      action={
        <Button data-adds onClick={() => setInviting(true)}>
          <LuUserPlus aria-hidden size="18" /> {staffMembersTexts.inviteTitle}
        </Button>
      }
    >
      {members.state === 'failed' && <Unreachable message={staffMembersTexts.failed} />}
      {members.state === 'loading' && <LoadingLines lines={6} />}
      {members.state === 'loaded' && <StaffMembersTable members={members.value} {...actions} />}
      {inviting && <InviteDialog {...actions} onClose={() => setInviting(false)} />}
    </StaffFrame>
  );
}

function useStaffMembers() {
  const connection = useConnection();
  const { run, busy } = usePendingSaves();
  const [members, read] = useRead(async () => {
    const all = await readStaffMembers(connection);
    return all.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  }, [connection]);
  const act: StaffAction = async (work, done) => {
    if (await run(work, failed)) toastSuccess(done);
    await read();
  };
  return { members, act, busy };
}

interface InviteDialogProps extends Omit<StaffMembersTableProps, 'members'> {
  onClose: () => void;
}

/** Asks for the email and the role of a new staff member. */
function InviteDialog({ act, busy, onClose }: InviteDialogProps) {
  const connection = useConnection();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const invite = async () => {
    const address = storedEmail(email.trim());
    if (!isEmail(address)) {
      setError(messages.invalidEmail);
      return input.current?.focus();
    }
    setError(undefined);
    await act(
      () => inviteStaffMember(connection, address, role, onClose),
      staffMembersTexts.invited,
    );
  };

  return (
    <StaffDialog
      title={staffMembersTexts.inviteTitle}
      // Once it is sent, an invitation can't be cancelled.
      onClose={() => busy || onClose()}
      closeOnInteractOutside={false}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
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
                ref={input}
                type="email"
                autoComplete="off"
                {...tied}
                value={email}
                onChange={({ target }) => {
                  setEmail(target.value);
                  setError(undefined);
                }}
              />
            )}
          </Field>
          <VisuallyHidden role="alert">{error}</VisuallyHidden>
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
