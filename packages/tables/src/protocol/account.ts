import { bool, integer, listOf, orNull, type Shaped, shape, text } from '@quarterdeck/kernel/pack';

const time = integer({ least: 0 });

/** Who one is on a server; with an account, what opens it and where it is open. */
export const accountCard = shape({
  name: text(),
  /** Milliseconds since 1970, like all times here. */
  since: time,
  account: orNull(
    shape({
      email: orNull(text()),
      hasRecovery: bool,
      passkeys: listOf(shape({ id: text(), name: text(), since: time })),
      devices: listOf(shape({ id: text(), isThis: bool, userAgent: text(), lastSeen: time })),
    }),
  ),
});
export type AccountCard = Shaped<typeof accountCard>;
export type Account = NonNullable<AccountCard['account']>;
