import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import type { JournalNote } from '@quarterdeck/tables';
import { type ReactElement, useState } from 'react';
import { useTable } from '../state/table-context.tsx';
import { CLOCK_EN } from './en.ts';
import { NOTES_EN } from './en-notes.ts';
import { timeLeft } from './time-left.ts';
import { faceOf } from './use-clock.ts';

/** The last time that the reader's own time ran out, and how much of it was seen already. */
const useOwnRanOut = (): {
  readonly note: JournalNote | undefined;
  readonly close: () => void;
} => {
  const { snapshot, scene } = useTable();
  const { notes = [], substituted = [] } = snapshot;
  const { me } = scene;
  const last = notes.findLast(
    ({ note }) => note.kind === 'ranOut' && note.seat === me && note.did === 'answered',
  );
  // Who comes back is told of what they have not answered since.
  const [closed, setClosed] = useState(() =>
    me !== undefined && substituted.includes(me) ? 0 : (last?.seq ?? 0),
  );
  return {
    note: last !== undefined && last.seq > closed ? last : undefined,
    close: () => setClosed(last?.seq ?? 0),
  };
};

/** What ran out, what the bot did, and what the clock holds now; it stays until it is closed. */
export const TimeNotice = (): ReactElement | undefined => {
  const words = useWords(CLOCK_EN, NOTES_EN);
  const { snapshot, scene, kit, lines, stage } = useTable();
  const { note, close } = useOwnRanOut();
  if (note === undefined || snapshot.outcome !== null) return undefined;
  const answer = snapshot.log.find(({ seat, at }) => seat === scene.me && at >= note.at);
  const [told] = answer === undefined ? [] : lines(kit, scene, answer);
  const face = faceOf(snapshot, scene.me);
  return (
    <div className="notice time-notice" role="status">
      <Icon name="i-clock" size={20} />
      <p>
        <b>{words('notes.mine.answered')}</b>{' '}
        {told === undefined
          ? words('notes.mine.didUnseen')
          : words('notes.mine.did', { what: told.text })}{' '}
        {face !== null && (
          <span className="notice-more">
            {words('notes.mine.holds', { time: timeLeft(words, face.left) })}
          </span>
        )}
      </p>
      {told?.moves === true && (
        <button
          type="button"
          className="button"
          onClick={() => stage.replay(kit.animate?.(scene, told.event) ?? [])}
        >
          {words('notes.mine.show')}
        </button>
      )}
      <button
        type="button"
        className="button quiet notice-close"
        aria-label={words('notes.mine.close')}
        onClick={close}
      >
        ×
      </button>
    </div>
  );
};
