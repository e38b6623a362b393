import { chosenOffer, considered, useSelection, useStore } from '@quarterdeck/board-kit';
import type { AnyCoachBook, ShownNote } from '@quarterdeck/kernel/staging';
import { coachedQuestion, watchersNotes } from '@quarterdeck/kernel/staging';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLoadCoach } from '../../games/games-context.tsx';
import { momentOf } from '../../hosts/moment.ts';
import { NO_COACH_PROGRESS } from '../../settings/coach-progress.ts';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';
import type { Guide, GuideNote } from '../state/guide.ts';
import { type TableState, useTable } from '../state/table-context.tsx';

/** Folded the second and third time; who has met it oftener asks. */
const MET_WELL = 3;

const shownAfter = (met: number): GuideNote['shown'] => {
  if (met === 0) return 'whole';
  return met < MET_WELL ? 'folded' : 'asked';
};

/** At one's own screen alone: no server's table, where others play for time or rank, has a coach. */
const mayCoach = ({ open, snapshot, scene }: TableState): boolean =>
  scene.me !== undefined && open.offers('advise') && snapshot.outcome === null;

/** On where a guided match goes on, and wherever somebody wants it. */
const useIsWanted = (table: string, game: string, wish: Guide['wish']): boolean => {
  const { coaches } = useSettings();
  const { mode, at } = coaches[game] ?? NO_COACH_PROGRESS;
  if (wish !== null) return wish === 'on';
  if (mode !== 'auto') return mode === 'on';
  return at === table;
};

/** The words of the coach are fetched when somebody wants them. */
const useBook = (game: string, isWanted: boolean): AnyCoachBook | undefined => {
  const load = useLoadCoach(game);
  const [book, setBook] = useState<AnyCoachBook>();
  useEffect(() => {
    if (!isWanted || load === undefined) return;
    let here = true;
    // A page that lost its line goes on without the coach.
    load().then(
      (come) => here && setBook(come),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [load, isWanted]);
  return book;
};

/** What is said of the question: how much of it is settled when it comes up, and counted then. */
const useNote = (book: AnyCoachBook | undefined, isOn: boolean): GuideNote | undefined => {
  const { snapshot, scene, question } = useTable();
  const store = useSettingsStore();
  const { game } = snapshot.table;
  const asked = question === undefined ? undefined : snapshot.question;
  const moment = momentOf(snapshot);
  const last = useRef<GuideNote>(undefined);
  // A question that comes again because something was taken back is no second one.
  const known = useRef(new Map<string, GuideNote['shown']>());
  const note = useMemo(() => {
    if (book === undefined || !isOn || asked === undefined || asked === null) return undefined;
    const said = coachedQuestion(book, scene.view, asked.seat, asked.choices);
    if (said === undefined) return undefined;
    if (last.current?.moment === moment) return last.current;
    const again = known.current.get(`${scene.view.answers} ${said.kind}`);
    const met = store.current().coaches[game]?.met[said.kind] ?? 0;
    return { ...said, moment, shown: again ?? shownAfter(met) };
  }, [book, isOn, asked, scene.view, moment, store, game]);
  useEffect(() => {
    if (note === undefined || last.current?.moment === note.moment) return;
    last.current = note;
    const at = `${scene.view.answers} ${note.kind}`;
    if (known.current.has(at)) return;
    known.current.set(at, note.shown);
    const { coaches } = store.current();
    const progress = coaches[game] ?? NO_COACH_PROGRESS;
    const met = { ...progress.met, [note.kind]: (progress.met[note.kind] ?? 0) + 1 };
    store.change({ coaches: { ...coaches, [game]: { ...progress, met } } });
  }, [note, store, game, scene.view]);
  return note;
};

/** A watcher speaks of a choice that is chosen and not given; for one reason once in a match. */
const useWarning = (book: AnyCoachBook | undefined, isOn: boolean): ShownNote | undefined => {
  const { snapshot, scene, question } = useTable();
  const { oneClick } = useSettings();
  const given = useRef(new Map<string, string>());
  const offer = useSelection((selection) => {
    if (question === undefined) return undefined;
    // Where choosing gives at once, pointing at it is what comes before.
    return oneClick ? considered(question, selection) : chosenOffer(question, selection);
  });
  const asked = snapshot.question;
  const isOnly = asked?.choices.length === 1;
  return useMemo(() => {
    if (book === undefined || !isOn || offer === undefined || asked === null || isOnly)
      return undefined;
    const about = `${snapshot.seq} ${offer.key}`;
    const said = watchersNotes(book, scene.view, asked.seat, asked.choices, offer.choice);
    const fresh = said.find(({ id }) => (given.current.get(id) ?? about) === about);
    if (fresh !== undefined) given.current.set(fresh.id, about);
    return fresh?.note;
  }, [book, isOn, offer, asked, isOnly, scene.view, snapshot.seq]);
};

/** Runs the coach of an ordinary table: what is shown lies in the table's `guide`. */
export const useGuide = (): AnyCoachBook | undefined => {
  const table = useTable();
  const { guide, snapshot } = table;
  const { game, id } = snapshot.table;
  const hasCoach = useLoadCoach(game) !== undefined && mayCoach(table);
  const wish = useStore(guide, (now) => now.wish);
  const isWanted = useIsWanted(id, game, wish);
  const isOn = hasCoach && isWanted;
  const book = useBook(game, isOn);
  const note = useNote(book, isOn);
  const warning = useWarning(book, isOn);
  const store = useSettingsStore();
  useEffect(() => {
    if (wish === null) return;
    const { coaches } = store.current();
    const known = coaches[game] ?? NO_COACH_PROGRESS;
    store.change({ coaches: { ...coaches, [game]: { ...known, mode: wish } } });
  }, [wish, store, game]);
  useEffect(() => {
    const now = guide.get();
    const same = now.note !== undefined && now.note.moment === note?.moment;
    guide.set({
      ...now,
      isOn: hasCoach ? isWanted : null,
      // What was unfolded by hand stays so.
      note: same ? now.note : note,
      warning,
      advice: now.advice?.moment === momentOf(snapshot) ? now.advice : undefined,
    });
  }, [guide, hasCoach, isWanted, note, warning, snapshot]);
  return book;
};
