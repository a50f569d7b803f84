/** Staff texts: logging in and setting a password. */
export const loginTexts = {
  title: 'Admin Login',
  password: 'Password',
  loggingIn: 'Logging in…',
  logIn: 'Login',
  forgotPassword: 'Forgot Password',
  forgotExplanation: 'Enter your email, and we’ll send you a link to set a new password.',
  sending: 'Sending…',
  sendLink: 'Send the link',
  back: 'Back to log-in',
  newPasswordTitle: 'New Password',
  newPassword: 'New password',
  savingPassword: 'Saving…',
  setPassword: 'Set the password',
  toLogIn: 'Log in',
  email: 'Email',
} as const;
