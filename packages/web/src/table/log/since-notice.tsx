import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { type ReactElement, useState } from 'react';
import type { TableSnapshot } from '../../hosts/host.ts';
import { LOG_EN } from '../en-log.ts';
import { useTable } from '../state/table-context.tsx';
import { useDigest } from './use-log.ts';

/** Who was away for less has not forgotten how it stood. */
export const AWAY_MS = 60_000;
const TOLD_AT_ONCE = 2;

/** The moment of the reader's last answer, if others have answered since and it was a while ago. */
export const missedSince = (
  { log, viewer, timing }: Pick<TableSnapshot, 'log' | 'viewer' | 'timing'>,
  now: number,
): number | undefined => {
  const own = log.findLast(({ seat }) => seat === viewer);
  const isOthers = log.at(-1)?.seat !== viewer;
  const isMissed = own !== undefined && isOthers && now - own.at >= AWAY_MS;
  return timing !== undefined && isMissed ? own.seq : undefined;
};

/** Greets who comes back to a table of a server with what happened since their last turn. */
export const SinceNotice = (): ReactElement | undefined => {
  const words = useWords(LOG_EN);
  const { snapshot, panel } = useTable();
  const [since, setSince] = useState(() => missedSince(snapshot, Date.now()));
  const lines = useDigest().flatMap((part) => part.lines);
  const own = snapshot.log.findLast(({ seat }) => seat === snapshot.viewer)?.seq;
  // With the next answer of one's own it is another turn.
  if (since === undefined || since !== own || lines.length === 0) return undefined;
  if (snapshot.outcome !== null) return undefined;
  const rest = lines.length - TOLD_AT_ONCE;
  return (
    <div className="notice since-notice" role="status">
      <Icon name="i-log" size={20} />
      <p>
        <b>{words('log.away.since')}</b>{' '}
        {lines
          .slice(0, TOLD_AT_ONCE)
          .map(({ text }) => text)
          .join(' ')}{' '}
        {rest > 0 && <span className="notice-more">{words('log.away.more', { count: rest })}</span>}
      </p>
      <button
        type="button"
        className="button"
        onClick={() => {
          setSince(undefined);
          panel.set({ kind: 'digest' });
        }}
      >
        {words('log.away.show')}
      </button>
      <button
        type="button"
        className="button quiet notice-close"
        aria-label={words('log.away.close')}
        onClick={() => setSince(undefined)}
      >
        ×
      </button>
    </div>
  );
};
