export { changePassword, minPasswordLength, passwordMessages } from './new-password.ts';
export type { Notice, Outcome } from './notice.ts';
export { requestPasswordReset, updatePassword } from './recovery.ts';
export { type Registration, register, registerMessages } from './register.ts';
export { rememberReturnPath, takeReturnPath } from './return-path.ts';
export { mayEnter, roleOf } from './role.ts';
export { startSession } from './session-listener.ts';
export { type Credentials, type SignInOutcome, signIn } from './sign-in.ts';
export { endSession, signOut } from './sign-out.ts';
