/** Staff texts: their own account. The API uses some of them. */
export const accountTexts = {
  nameTaken:
    'Choose another name: this one is an email address, or someone else on the staff has or had it.',
  nameSaved: 'Name saved successfully!',
  passwordSet: 'Your new password is set.',
  wrongPassword: 'Current password is incorrect.',
  passwordFailed: 'The password could not be changed. Please try again.',
  role: (email: string, role: string, hint: string) => `${email} · ${role}: ${hint.toLowerCase()}`,
  drafts: (count: number) =>
    count === 0
      ? 'You have no drafts on this device.'
      : `You have ${count === 1 ? 'one draft' : `${count} drafts`} on this device. Only you can see them.`,
  inFile: {
    created: 'Created',
    account: 'Account',
    lastLogIn: 'Last log-in',
    staff: 'Staff',
    activity: 'Latest recorded actions',
    drafts: 'Drafts on this device',
  },
  name: 'Name',
  profile: 'Profile',
  nameHint: 'Colleagues see it next to your changes. Without a name they see your email.',
  saveName: 'Save name',
  newPassword: 'New password',
  currentPassword: 'Current password',
  passwordHint:
    'Other devices stay logged in for up to an hour. To log them out now, use “Log out on all devices” below.',
  devices: 'Devices',
  devicesHint: 'Log out everywhere if you lose a phone or a laptop, or used someone else’s.',
  setPassword: 'Set password',
  yourData: 'Your data',
  dataExplanation:
    'We keep your email, name, role, log-in times and the date you joined. Your changes are recorded with your name. They stay when you leave, with your name or email.',
  downloadData: 'Download your data',
} as const;
