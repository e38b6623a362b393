import type { Store } from '@quarterdeck/board-kit';
import { type Result, refused } from '@quarterdeck/tables';
import type { OpenTable, TableSnapshot } from '../../hosts/host.ts';
import { momentOf } from '../../hosts/moment.ts';
import { keepUnsent } from './kept-unsent.ts';
import { HOST_LOST, type Unsent } from './unsent.ts';

type Sending = {
  readonly open: Pick<OpenTable, 'play'>;
  readonly snapshot: TableSnapshot;
  readonly unsent: Store<Unsent | undefined>;
};

/**
 * Says an answer to the host. While it is on its way the tab keeps it: a page that is loaded again
 * before anybody has heard it has lost nothing. Where nobody is there to hear it, the page says so
 * at once instead of waiting for a call to be given up.
 */
export const sendAnswer = async (
  { open, snapshot, unsent }: Sending,
  offer: Unsent['offer'],
  how?: 'careful',
): Promise<Result> => {
  const { table, seq, link } = snapshot;
  const kept: Unsent = { offer, moment: momentOf(snapshot) };
  const { choice } = offer;
  keepUnsent(table.id, kept);
  const answered =
    link.state === 'reconnecting'
      ? refused(HOST_LOST)
      : await open.play({ choice, seq, ...(how === 'careful' ? { careful: true } : {}) });
  if (!answered.ok && answered.refusal.code === HOST_LOST) unsent.set(kept);
  else keepUnsent(table.id, undefined);
  return answered;
};
