import type { Result } from '@quarterdeck/tables';
import { useEffect, useState } from 'react';
import { attend } from '../../hosts/online/attendance.ts';
import { type FollowedTable, followTable } from '../../hosts/online/follow-table.ts';
import { serverConnection } from '../../hosts/online/server-connection.ts';

export type Followed =
  | { readonly state: 'coming' }
  | { readonly state: 'here'; readonly table: FollowedTable }
  | { readonly state: 'failed'; readonly said: string };

const followedFrom = (opened: Result<FollowedTable>): Followed =>
  opened.ok
    ? { state: 'here', table: opened.value }
    : { state: 'failed', said: opened.refusal.sentence };

/** Follows an online table as long as the page shows it. Late answers are dropped. */
export const useFollowedTable = (table: string, invitation: string | undefined): Followed => {
  const [followed, setFollowed] = useState<Followed>({ state: 'coming' });
  useEffect(() => {
    let wanted = true;
    let leave = (): void => {};
    void followTable(serverConnection(), table, invitation).then((opened) => {
      if (opened.ok) leave = opened.value.close;
      if (wanted) setFollowed(followedFrom(opened));
      else leave();
    });
    return () => {
      wanted = false;
      leave();
    };
  }, [table, invitation]);
  return followed;
};

/** As long as a table is shown, the others see whether somebody is there. */
export const useAttendance = (): void => useEffect(() => attend(serverConnection()), []);

/** The followed with every change of it. */
export const useTableChanges = (followed: FollowedTable): number => {
  const [changes, setChanges] = useState(0);
  useEffect(() => followed.subscribe(() => setChanges((count) => count + 1)), [followed]);
  return changes;
};
