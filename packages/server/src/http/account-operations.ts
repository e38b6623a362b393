import { bool, json, optional, orNull, shape, text } from '@quarterdeck/kernel/pack';
import { accountCard } from '@quarterdeck/tables';
import { operation } from './operation.ts';

const none = shape({});
const name = text({ most: 200 });
const email = text({ most: 254 });
const password = text({ most: 400 });
const options = shape({ options: json });
/** Shown once; null where there is one already. */
const code = shape({ code: orNull(text()) });

export const ACCOUNT_OPERATIONS = {
  account: operation({
    method: 'GET',
    path: '/api/account',
    summary: 'Who one is here; with an account, what opens it and where it is open.',
    by: 'guest',
    query: none,
    body: null,
    reply: accountCard,
  }),
  passkeyOptions: operation({
    method: 'POST',
    path: '/api/account/passkey/options',
    summary: 'What a browser makes a passkey from (WebAuthn creation options).',
    by: 'guest',
    query: none,
    body: none,
    reply: options,
  }),
  addPasskey: operation({
    method: 'POST',
    path: '/api/account/passkey',
    summary: 'Adds a passkey; a guest without an account gets one, and a recovery code.',
    by: 'guest',
    query: none,
    body: shape({ response: json, name: optional(name) }),
    reply: code,
  }),
  removePasskey: operation({
    method: 'DELETE',
    path: '/api/account/passkey/:id',
    summary: 'Removes a passkey.',
    by: 'account',
    query: shape({ id: name }),
    body: null,
    reply: none,
  }),
  setPassword: operation({
    method: 'POST',
    path: '/api/account/password',
    summary: 'Adds an e-mail address and a password; a guest without an account gets one.',
    by: 'guest',
    query: none,
    body: shape({ email, password }),
    reply: code,
  }),
  newRecoveryCode: operation({
    method: 'POST',
    path: '/api/account/recovery',
    summary: 'A new recovery code in the place of the old one.',
    by: 'account',
    query: none,
    body: none,
    reply: code,
  }),
  signInOptions: operation({
    method: 'POST',
    path: '/api/sign-in/passkey/options',
    summary: 'What a browser asks for a passkey by (WebAuthn request options).',
    by: 'anybody',
    query: none,
    body: none,
    reply: options,
  }),
  signInByPasskey: operation({
    method: 'POST',
    path: '/api/sign-in/passkey',
    summary: 'Signs in; what this device’s guest has becomes the account’s.',
    by: 'anybody',
    query: none,
    body: shape({ response: json }),
    reply: none,
  }),
  signInByPassword: operation({
    method: 'POST',
    path: '/api/sign-in/password',
    summary: 'Signs in; what this device’s guest has becomes the account’s.',
    by: 'anybody',
    query: none,
    body: shape({ email, password }),
    reply: none,
  }),
  signInByRecovery: operation({
    method: 'POST',
    path: '/api/sign-in/recovery',
    summary: 'Signs in by a recovery code, which opens nothing again, and gives a new one.',
    by: 'anybody',
    query: none,
    body: shape({ code: name }),
    reply: code,
  }),
  signOut: operation({
    method: 'POST',
    path: '/api/sign-out',
    summary: 'Signs out, here or on every device.',
    by: 'account',
    query: none,
    body: shape({ everywhere: bool }),
    reply: none,
  }),
  deleteAccount: operation({
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Deletes the account. What was played with others stays, without a name.',
    by: 'account',
    query: none,
    body: shape({ name }),
    reply: none,
  }),
} as const;
