import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { zodResolver } from '@hookform/resolvers/zod';
import { line } from '@lamplight/content/fields';
import { wrongPassword } from '@lamplight/content/newPassword';
import { roleHints, roleNames } from '@lamplight/content/rights';
import { staffPages } from '@lamplight/content/staffPages';
import { messages } from '@lamplight/content/texts/messages';
import { accountTexts } from '@lamplight/content/texts/staffArea/account';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import * as z from '@lamplight/content/zod';
import { type ComponentProps, useState } from 'react';
import { useForm } from 'react-hook-form';
import { saveOwnName } from '../../api/staffMembers.ts';
import { download } from '../../device/download.ts';
import { storedKeys } from '../../device/localStorage.ts';
import { draftPrefix } from '../../editing/drafts/leftDrafts.ts';
import { StaffFrame } from '../../editing/page/StaffPage.tsx';
import { useStaff } from '../../editing/page/useStaff.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { InvalidCredentials, Refused, TooMany } from '../../firebase/errors.ts';
import { changePassword, readOwnData } from '../../firebase/session/account.ts';
import { Field } from '../../forms/Field.tsx';
import { backdrops } from '../../theme/backdrops.ts';
import { Button } from '../../ui/Button.tsx';
import { StaffCard } from '../../ui/StaffCard.tsx';
import { toastSuccess } from '../../ui/toaster.tsx';
import { OwnDevices } from './OwnDevices.tsx';

/** The account page: staff members' own data and settings. */
export const Account = () => (
  <StaffFrame title={staffPages.account.title} backdrop={backdrops.mist} width="form" alone>
    <Stack gap="6">
      <OwnName />
      <OwnPassword />
      <OwnDevices />
      <OwnData />
    </Stack>
  </StaffFrame>
);

/** What went wrong, below a form. */
const Failure = ({ children }: { children: string | undefined }) => (
  <Text role="alert" color="fg.error" _empty={{ display: 'none' }}>
    {children}
  </Text>
);

const nameSchema = z.object({ name: line({ label: accountTexts.name }) });

/** Who they are, and what colleagues call them. */
function OwnName() {
  const connection = useConnection();
  const { email, role, name } = useStaff();
  const form = useForm({ resolver: zodResolver(nameSchema), defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (typed) => {
    try {
      await saveOwnName(connection, typed.name);
      toastSuccess(accountTexts.nameSaved);
    } catch (error) {
      if (error instanceof Refused && error.message) {
        form.setError('name', { message: error.message }, { shouldFocus: true });
        return;
      }
      console.info('The name could not be saved:', error);
      form.setError('root', { message: commonTexts.actionFailed });
    }
  });
  return (
    <StaffCard title={accountTexts.profile}>
      <Text mb="4">{accountTexts.role(email, roleNames[role], roleHints[role])}</Text>
      <form noValidate onSubmit={save}>
        <Stack gap="4">
          <Field
            label={accountTexts.name}
            hint={accountTexts.nameHint}
            error={errors.name?.message}
          >
            {(tied) => <input autoComplete="name" {...tied} {...form.register('name')} />}
          </Field>
          <Failure>{errors.root?.message}</Failure>
          <Button type="submit" alignSelf="start" disabled={isSubmitting}>
            {isSubmitting ? commonTexts.saving : accountTexts.saveName}
          </Button>
        </Stack>
      </form>
    </StaffCard>
  );
}

const passwordSchema = z.object({
  present: z.string().min(1, messages.allFieldsRequired),
  next: z.string().superRefine((password, context) => {
    const message = wrongPassword(password);
    if (message) context.addIssue({ code: 'custom', message });
  }),
});

/** Another password, for someone who knows the current one. */
function OwnPassword() {
  const connection = useConnection();
  const form = useForm({
    resolver: zodResolver(passwordSchema),
    defaultValues: { present: '', next: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const change = form.handleSubmit(async ({ present, next }) => {
    try {
      await changePassword(connection, present, next);
      form.reset();
      toastSuccess(accountTexts.passwordSet);
    } catch (error) {
      if (error instanceof InvalidCredentials) {
        form.setError('present', { message: accountTexts.wrongPassword }, { shouldFocus: true });
      } else {
        console.info('The password could not be changed:', error);
        const isTooMany = error instanceof TooMany;
        const message = isTooMany ? messages.tooMany : accountTexts.passwordFailed;
        form.setError('root', { message });
      }
    }
  });
  return (
    <StaffCard title={accountTexts.newPassword}>
      <form noValidate onSubmit={change}>
        <Stack gap="4">
          <PasswordField
            label={accountTexts.currentPassword}
            autoComplete="current-password"
            error={errors.present?.message}
            {...form.register('present')}
          />
          <PasswordField
            label={accountTexts.newPassword}
            autoComplete="new-password"
            error={errors.next?.message}
            {...form.register('next')}
          />
          <Text color="fg.muted" fontSize="sm">
            {accountTexts.passwordHint}
          </Text>
          <Failure>{errors.root?.message}</Failure>
          <Button type="submit" alignSelf="start" disabled={isSubmitting}>
            {isSubmitting ? commonTexts.saving : accountTexts.setPassword}
          </Button>
        </Stack>
      </form>
    </StaffCard>
  );
}

type PasswordFieldProps = ComponentProps<'input'> & { label: string; error: string | undefined };

const PasswordField = ({ label, error, ...input }: PasswordFieldProps) => (
  <Field label={label} error={error}>
    {(tied) => <input type="password" {...tied} {...input} />}
  </Field>
);

/** What the site keeps about them, and a copy of it. */
function OwnData() {
  const connection = useConnection();
  const { uid } = useStaff();
  const drafts = storedKeys(draftPrefix(uid)).length;
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const own = await readOwnData(connection, uid);
      const file = JSON.stringify({ ...own, [accountTexts.inFile.drafts]: drafts }, null, 2);
      download(new Blob([file], { type: 'application/json' }), 'account.json');
    } catch (error) {
      console.info('The own data could not be read:', error);
      setFailed(true);
    }
  };
  return (
    <StaffCard title={accountTexts.yourData}>
      <Stack gap="3">
        <Text>{accountTexts.dataExplanation}</Text>
        <Text>{accountTexts.drafts(drafts)}</Text>
        <Failure>{failed ? commonTexts.actionFailed : undefined}</Failure>
        <Button variant="outline" alignSelf="start" onClick={save}>
          {accountTexts.downloadData}
        </Button>
      </Stack>
    </StaffCard>
  );
}
