import { type Refusal, type RefusalCode, refused } from '@quarterdeck/tables';

/** What the library refuses, in our words. What is not here is our own mistake. */
const CODES: { readonly [code: string]: RefusalCode } = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  INVALID_EMAIL: 'bad-email',
  USER_ALREADY_EXISTS: 'email-taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-taken',
  PASSWORD_TOO_SHORT: 'weak-password',
  PASSWORD_TOO_LONG: 'weak-password',
  PASSWORD_ALREADY_SET: 'has-password',
  USER_ALREADY_HAS_A_PASSWORD: 'has-password',
  CHALLENGE_NOT_FOUND: 'passkey-refused',
  PASSKEY_NOT_FOUND: 'passkey-unknown',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey-refused',
  AUTHENTICATION_FAILED: 'passkey-refused',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'passkey-refused',
  UNAUTHORIZED: 'not-signed-in',
  VALIDATION_ERROR: 'malformed',
};

/** Undefined where it is no refusal of the library's, or one that nobody outside can bring about. */
export function refusalOfAuth(problem: unknown): Refusal | undefined {
  if (!(problem instanceof Error) || !('body' in problem)) return undefined;
  const { code, message } = (problem.body ?? {}) as { readonly [field: string]: string };
  const isEmail = code === 'VALIDATION_ERROR' && message?.startsWith('[body.email]');
  const ours = isEmail ? 'bad-email' : CODES[code ?? ''];
  return ours === undefined ? undefined : refused(ours).refusal;
}
