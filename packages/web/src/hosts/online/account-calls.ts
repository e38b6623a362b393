import type { AccountCard, Learning, Refusal, Result } from '@quarterdeck/tables';
import { ask, post } from './ask.ts';
import { askServer } from './served.ts';

/** Shown once; null where there is one already. */
export type RecoveryCode = { readonly code: string | null };
type Options = { readonly options: never };

/** The device was asked for a passkey and gave none: its owner said no, or it cannot. */
const NO_PASSKEY: Refusal = {
  code: 'passkey-refused',
  clause: null,
  sentence: 'No passkey came of it. Try once more, or take another way in.',
};

type WebAuthn = typeof import('@simplewebauthn/browser');

/** Asks for what a passkey is made from, lets the device do its part, and hands that in. */
async function byDevice<T>(
  optionsAt: string,
  handedInAt: string,
  ceremony: (device: WebAuthn, options: never) => Promise<object>,
  beside: object = {},
): Promise<Result<T>> {
  const asked = await post<Options>(optionsAt);
  if (!asked.ok) return asked;
  let response: object;
  try {
    response = await ceremony(await import('@simplewebauthn/browser'), asked.value.options);
  } catch {
    return { ok: false, refusal: NO_PASSKEY };
  }
  return await post<T>(handedInAt, { response, ...beside });
}

/** Whoever is nobody yet, or has just signed out, becomes a guest first. */
async function read(): Promise<Result<AccountCard>> {
  const found = await ask<AccountCard>('GET', 'account');
  if (found.ok || found.refusal.code !== 'not-signed-in') return found;
  await askServer();
  return await ask('GET', 'account');
}

/** What is asked of the server about the account of who looks at this page. */
export const accountCalls = {
  read,
  addPasskey: (name: string) =>
    byDevice<RecoveryCode>(
      'account/passkey/options',
      'account/passkey',
      (device, optionsJSON) => device.startRegistration({ optionsJSON }),
      { name },
    ),
  removePasskey: (id: string) => ask<object>('DELETE', `account/passkey/${id}`),
  setPassword: (email: string, password: string) =>
    post<RecoveryCode>('account/password', { email, password }),
  newRecoveryCode: () => post<RecoveryCode>('account/recovery'),
  signInByPasskey: () =>
    byDevice<object>('sign-in/passkey/options', 'sign-in/passkey', (device, optionsJSON) =>
      device.startAuthentication({ optionsJSON }),
    ),
  signInByPassword: (email: string, password: string) =>
    post('sign-in/password', { email, password }),
  signInByRecovery: (code: string) => post<RecoveryCode>('sign-in/recovery', { code }),
  signOut: (everywhere: boolean) => post('sign-out', { everywhere }),
  remove: (name: string) => post('account/delete', { name }),
  /** Adds what this device knows to what the server knows, and gives all of it. */
  learn: (learned: Learning) => post<Learning>('learning', learned),
};
