import type { AccountCard, Result } from '@quarterdeck/tables';
import { useCallback, useEffect, useState } from 'react';
import { accountCalls } from '../../hosts/online/account-calls.ts';
import { keepLearning } from '../../hosts/online/learning-sync.ts';
import { serverConnection } from '../../hosts/online/server-connection.ts';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';

export type AccountState = {
  /** Null until it is looked up. */
  readonly card: AccountCard | null;
  /** Of what was tried last; null where that went well. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  /** Does one thing; where it went well the account is looked up again. */
  readonly attempt: <T>(act: () => Promise<Result<T>>, then?: (value: T) => void) => Promise<void>;
};

/** The account of who looks at this page, and what is tried with it, one thing at a time. */
export function useAccount(): AccountState {
  const [card, setCard] = useState<AccountCard | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { name } = useSettings();
  const store = useSettingsStore();
  const { change } = store;
  const look = useCallback(async (): Promise<void> => {
    const found = await accountCalls.read();
    if (!found.ok) {
      setProblem(found.refusal.sentence);
      return;
    }
    const { card: known, toKeep } = await inAgreement(found.value, name);
    if (toKeep !== null) change({ name: toKeep });
    setCard(known);
  }, [name, change]);
  useEffect(() => void look(), [look]);
  // Who is a guest here only now has learned things before, too.
  const isKnown = card !== null;
  useEffect(() => {
    if (isKnown) void keepLearning(store).sync();
  }, [isKnown, store]);
  const attempt = useCallback(
    async <T>(act: () => Promise<Result<T>>, then?: (value: T) => void): Promise<void> => {
      setBusy(true);
      setProblem(null);
      const result = await act();
      if (result.ok) {
        then?.(result.value);
        await look();
      } else setProblem(result.refusal.sentence);
      setBusy(false);
    },
    [look],
  );
  return { card, problem, isBusy, attempt };
}

/**
 * A guest is called as this device says, an account as the server says: whichever has a name gives it
 * to the other. `toKeep`: what this device is to call one from now on.
 */
async function inAgreement(
  card: AccountCard,
  here: string,
): Promise<{ readonly card: AccountCard; readonly toKeep: string | null }> {
  if (card.name === here) return { card, toKeep: null };
  if (card.name !== '' && (card.account !== null || here === ''))
    return { card, toKeep: card.name };
  const renamed = await serverConnection().call('rename', { name: here });
  return { card: renamed.ok ? { ...card, name: here } : card, toKeep: null };
}

/** Who one is has changed: everything that is open was opened as somebody else. */
export const beginAnew = (address: string): void => window.location.assign(address);
