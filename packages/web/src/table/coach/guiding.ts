// What a hand asks of the coach at an ordinary table.

import type { Store } from '@quarterdeck/board-kit';
import { momentOf } from '../../hosts/moment.ts';
import type { Guide } from '../state/guide.ts';
import type { TableState } from '../state/table-context.tsx';

type Guided = Pick<TableState, 'guide' | 'open' | 'snapshot'>;

const change = (guide: Store<Guide>, part: Partial<Guide>): void =>
  guide.set({ ...guide.get(), ...part });

const unfolded = ({ note }: Guide): Guide['note'] => note && { ...note, shown: 'whole' };

/** The parrot in the bar. */
export const turnCoach = ({ guide }: Pick<Guided, 'guide'>): void => {
  const now = guide.get();
  if (now.isOn === null) return;
  change(
    guide,
    now.isOn ? { wish: 'off', isOn: false } : { wish: 'on', isOn: true, note: unfolded(now) },
  );
};

/** G: the coach comes, says the whole of it, and goes. False where there is none. */
export const askCoach = ({ guide }: Pick<Guided, 'guide'>): boolean => {
  const now = guide.get();
  if (now.isOn === null) return false;
  if (now.isOn && now.note !== undefined && now.note.shown !== 'whole')
    change(guide, { note: unfolded(now) });
  else turnCoach({ guide });
  return true;
};

/** A: what a captain would do, by what this seat sees. False where nobody can be asked. */
export const askAdvice = ({ guide, open, snapshot }: Guided): boolean => {
  const { isOn, advice } = guide.get();
  if (isOn !== true || snapshot.question === null || !open.offers('advise')) return false;
  const moment = momentOf(snapshot);
  if (advice?.moment === moment && advice.state !== 'failed') return true;
  change(guide, { advice: { moment, state: 'thinking' } });
  void open.advise({ seq: snapshot.seq }).then((answered) => {
    // Late answers are about a question that is gone.
    if (guide.get().advice?.moment !== moment) return;
    const hints = (answered.ok ? answered.value : null) ?? [];
    change(guide, {
      advice: hints.length === 0 ? { moment, state: 'failed' } : { moment, state: 'here', hints },
    });
  });
  return true;
};
