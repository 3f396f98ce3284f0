export { resendConfirmation } from './mail-links/confirmation.ts';
export {
  type MailKind,
  type MailLink,
  openMailLink,
  readMailLink,
  refuseMailLink,
} from './mail-links/mail-link.ts';
export { requestPasswordReset, updatePassword } from './mail-links/recovery.ts';
export { mayEnter, roleOf } from './session/role.ts';
export { startSession } from './session/session-listener.ts';
export {
  changePassword,
  isPasswordTooLong,
  minPasswordLength,
  passwordMessages,
  validateNewPassword,
} from './sign-in/new-password.ts';
export type { Notice, Outcome } from './sign-in/notice.ts';
export { type Registration, register, registerMessages } from './sign-in/register.ts';
export { forgetReturnPath, rememberReturnPath, takeReturnPath } from './sign-in/return-path.ts';
export { type Credentials, type SignInOutcome, signIn } from './sign-in/sign-in.ts';
export { endSession, signInAgain, signOut } from './sign-in/sign-out.ts';
