import { type Denial, KIT_EN, useSelection, useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { type PointerEvent, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { TABLE_EN } from '../en.ts';
import { type DeniedGroup, deniedGroups } from '../state/denied-groups.ts';
import { RESTS_MS } from '../state/explained.ts';
import { useTable } from '../state/table-context.tsx';
import { isShortOfRoom } from './use-room-for-all.ts';

/** Explains while the pointer rests on it, or as long as it has the focus. */
const useWhyOf = (denial: Denial) => {
  const { commands, selection } = useTable();
  const timer = useRef<number>(undefined);
  const last = useRef<string>(undefined);
  return {
    onClick: () => commands.explain(denial),
    onFocus: () => commands.explain(denial),
    onPointerMove: ({ pointerType, clientX, clientY }: PointerEvent) => {
      const here = `${clientX} ${clientY}`;
      if (pointerType === 'touch' || here === last.current) return;
      last.current = here;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => commands.explain(denial), RESTS_MS);
    },
    onPointerLeave: ({ currentTarget }: PointerEvent) => {
      window.clearTimeout(timer.current);
      const isPinned = document.activeElement === currentTarget;
      if (selection.get().why === denial && !isPinned) commands.explain(undefined);
    },
  };
};

const DeniedChip = ({ group }: { readonly group: DeniedGroup }) => {
  const words = useWords(KIT_EN, TABLE_EN);
  const { first, labels } = group;
  const isOpen = useSelection(({ why }) => why === first);
  const label = words('table.why.chip', { choice: labels[0] ?? '', count: labels.length - 1 });
  return (
    <button
      type="button"
      className="choice denied"
      data-denial={first.key}
      aria-expanded={isOpen}
      aria-label={words('kit.whyNot', { choice: label })}
      {...useWhyOf(first)}
    >
      <Icon name="i-why" size={18} />
      <span className="choice-words">{label}</span>
    </button>
  );
};

/** More reasons than these are told on a sheet of their own. */
const MOST_CHIPS = 3;

/** On a phone a question mark stands for them all: the chart has the room. */
const DeniedMark = () => {
  const words = useWords(TABLE_EN);
  const { panel } = useTable();
  return (
    <button
      type="button"
      className="denied-mark"
      aria-label={words('table.why.all')}
      onClick={() => panel.set({ kind: 'denied' })}
    >
      <Icon name="i-why" size={20} />
    </button>
  );
};

/** Pixels: a chip of one line is lower, one of two is higher. */
const ONE_LINE = 48;

/**
 * As many as stand in one line with whole words, and at least one; none of several where choices need
 * the room. Nothing is cut.
 */
const useFitting = (count: number) => {
  const chips = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(count > MOST_CHIPS ? MOST_CHIPS - 1 : count);
  useLayoutEffect(() => {
    const { current } = chips;
    if (current === null || count === 1 || current.offsetHeight <= ONE_LINE) return;
    if (most > 1 || (most === 1 && isShortOfRoom(current))) setMost(most - 1);
  }, [count, most]);
  return { chips, most };
};

const DeniedRow = ({ groups }: { readonly groups: readonly DeniedGroup[] }) => {
  const words = useWords(TABLE_EN);
  const { panel } = useTable();
  const { chips, most } = useFitting(groups.length);
  const rest = groups.length - most;
  return (
    <div className="denied-row">
      <span className="denied-title">{words('table.why.notNow')}</span>
      <div ref={chips} className="denied-chips">
        <ul>
          {groups.slice(0, most).map((group) => (
            <li key={group.first.key}>
              <DeniedChip group={group} />
            </li>
          ))}
        </ul>
        {rest > 0 && (
          <button
            type="button"
            className="choice denied"
            onClick={() => panel.set({ kind: 'denied' })}
          >
            <Icon name="i-why" size={18} />
            <span className="choice-words">
              {words(most === 0 ? 'table.why.reasons' : 'table.why.more', { count: rest })}
            </span>
          </button>
        )}
      </div>
    </div>
  );
};

/** What cannot be done just now, by its reason: one chip a reason, and the rest behind the last. */
export const DeniedChoices = ({ small }: { readonly small: boolean }): ReactElement | undefined => {
  const { question } = useTable();
  const groups = deniedGroups(question?.denied ?? []);
  if (groups.length === 0) return undefined;
  if (small) return <DeniedMark />;
  // Another question measures anew.
  return <DeniedRow key={groups.map(({ first }) => first.key).join(' ')} groups={groups} />;
};
