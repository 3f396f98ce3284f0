export { changePassword } from './change-password.ts';
export type { Notice, Outcome } from './notice.ts';
export { requestPasswordReset, updatePassword } from './recovery.ts';
export { type Registration, register } from './register.ts';
export { rememberReturnPath, takeReturnPath } from './return-path.ts';
export { mayEnter, roleOf } from './role.ts';
export {
  minPasswordLength,
  passwordSentences,
  registerSentences,
  signInSentences,
} from './sentences.ts';
export { type SessionEvents, startSession } from './session-listener.ts';
export { type Credentials, type SignInOutcome, signIn } from './sign-in.ts';
export { endSession, signOut } from './sign-out.ts';
