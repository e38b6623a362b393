import { unreachable } from '@quarterdeck/kernel';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { askAdvice, askCoach } from '../coach/guiding.ts';
import { giveHint } from '../coach/hinting.ts';
import { NO_PANEL, type Panel } from '../state/panels.ts';
import { rowAt } from '../state/rows.ts';
import type { TableState } from '../state/table-context.tsx';
import { type KeyDoes, keyDoes } from './key-map.ts';

const placeOf = (element: Element | null) => ({
  isTyping:
    element instanceof HTMLElement &&
    element.matches('textarea, select, [contenteditable], input:not([type="checkbox"])'),
  isPressable: element?.matches('button, a[href], summary, [role="button"], input') ?? false,
});

/** F6: from one part of the table to the next, in the order they are read. */
const goToArea = (by: 1 | -1): void => {
  const areas = [...document.querySelectorAll<HTMLElement>('[data-area]')];
  const here = areas.findIndex((area) => area.contains(document.activeElement));
  const next =
    here < 0 ? (by > 0 ? 0 : areas.length - 1) : (here + by + areas.length) % areas.length;
  const area = areas[next];
  const question = area?.querySelector<HTMLElement>('.prompt-question');
  (question ?? area)?.focus();
};

/** T: from one marked word of the question to the next; the focus explains it. */
const goToTerm = (): boolean => {
  const marks = [...document.querySelectorAll<HTMLElement>('.prompt .term')];
  const here = marks.findIndex((mark) => mark.matches(':focus'));
  const next = marks[(here + 1) % Math.max(1, marks.length)];
  next?.focus();
  return next !== undefined;
};

/** Where more is offered than there are figures, what is wanted is typed. */
const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLElement>('.choice-filter input');
  field?.focus();
  return field !== null;
};

/** C: to the tab beside the log, or over the table where there is no room for one. */
const openChat = ({ open, panel }: TableState): boolean => {
  if (open.chat === undefined) return false;
  const tab = document.querySelector<HTMLElement>('[data-tab="chat"]');
  flushSync(() => (tab === null ? panel.set({ kind: 'chat' }) : tab.click()));
  // The phrases stand before the field, but who presses a key wants to write where one may.
  const field = document.querySelector<HTMLElement>('.chat-field input');
  (field ?? document.querySelector<HTMLElement>('.chat-phrases button'))?.focus();
  return true;
};

const skipBeat = (stage: TableState['stage']): boolean => {
  const wasPlaying = stage.isPlaying.get();
  stage.skipBeat();
  return wasPlaying;
};

const toggled = (panel: Panel, next: Panel): Panel => (panel.kind === next.kind ? NO_PANEL : next);

/** R: at the clause that is being explained, where there is one. */
const clauseAtHand = ({ selection }: TableState): string | undefined => {
  const { why } = selection.get();
  return why === undefined || why === 'nothing-there' || why.clause === '' ? undefined : why.clause;
};

const obey = (table: TableState, wish: KeyDoes): boolean => {
  const { commands, open, panel, rows, scene, stage, snapshot } = table;
  switch (wish.does) {
    case 'pick': {
      const row = rows && rowAt(rows, wish.hotKey);
      if (row !== undefined) commands.press(row);
      else if (rows !== undefined && rows.folded > 0) commands.list();
      return row !== undefined;
    }
    case 'end': {
      const row = rows && rowAt(rows, 'E');
      if (row !== undefined) commands.press(row);
      return row !== undefined;
    }
    case 'area':
      goToArea(wish.by);
      return true;
    case 'search':
      if (rows !== undefined && rows.folded > 0) flushSync(commands.list);
      return focusSearch();
    case 'commit':
      // What was tried in a lesson is taken back by the key that would have given it.
      if (snapshot.coach?.mode === 'tried') commands.undo();
      else commands.commit();
      return true;
    case 'hint':
      return giveHint(table) || askCoach(table);
    case 'advice':
      return askAdvice(table);
    case 'back':
      commands.back();
      return true;
    case 'undo':
      if (snapshot.undo.can) commands.undo();
      return true;
    case 'why':
      commands.nextWhy();
      return true;
    case 'rules':
      panel.set({ kind: 'rules', clause: clauseAtHand(table) });
      return true;
    case 'log':
    case 'digest':
    case 'winning':
    case 'keys':
      panel.set(toggled(panel.get(), { kind: wish.does }));
      return true;
    case 'chat':
      return openChat(table);
    case 'term':
      return goToTerm();
    case 'holdings':
      if (scene.me !== undefined) panel.set({ kind: 'mat', seat: scene.me });
      return true;
    case 'hurry':
      stage.skip();
      void open.hurry();
      return true;
    case 'skip':
      return skipBeat(stage);
    default:
      return unreachable(wish);
  }
};

/**
 * Keys work wherever the focus is, but not while something lies over the table. A key that is
 * pressed while something moves shows what follows and then means that: nothing is lost. Enter is
 * the exception, since nobody commits to what was not seen yet.
 */
export const useKeys = (table: TableState): void => {
  const latest = useRef(table);
  latest.current = table;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { stage } = latest.current;
      const wasPlaying = stage.isPlaying.get();
      const isStep = event.key === ' ' && !placeOf(document.activeElement).isPressable;
      if (wasPlaying && !isStep) stage.skip();
      // Skipping has drawn the next moment: the key is for that one.
      const now = latest.current;
      if (event.defaultPrevented || now.panel.get().kind !== 'none') return;
      const wish = keyDoes(event, placeOf(document.activeElement));
      if (wish === undefined || (wasPlaying && wish.does === 'commit')) return;
      if (obey(now, wish)) event.preventDefault();
    };
    const point = (): void => {
      const { stage } = latest.current;
      if (stage.isPlaying.get()) stage.skip();
    };
    window.addEventListener('keydown', press);
    window.addEventListener('pointerdown', point, { capture: true });
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('pointerdown', point, { capture: true });
    };
  }, []);
};
