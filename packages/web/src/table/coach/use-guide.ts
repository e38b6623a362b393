import { chosenOffer, considered, useSelection, useStore } from '@quarterdeck/board-kit';
import { sameChoice } from '@quarterdeck/kernel/engine';
import type { AnyCoachBook, ShownNote } from '@quarterdeck/kernel/staging';
import { coachedAside, coachedQuestion, watchersNotes } from '@quarterdeck/kernel/staging';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLoadCoach } from '../../games/games-context.tsx';
import { momentOf } from '../../hosts/moment.ts';
import { type CoachProgress, NO_COACH_PROGRESS } from '../../settings/coach-progress.ts';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';
import type { GuideNote } from '../state/guide.ts';
import { type TableState, useTable } from '../state/table-context.tsx';
import { isOnUnasked, useCoachWanted } from './coach-wanted.ts';

/** Who has met it asks. */
const shownAfter = (met: number): GuideNote['shown'] => (met === 0 ? 'whole' : 'folded');

/** What is known of a game's coach, changed in part. */
const useProgress = (game: string): ((part: Partial<CoachProgress>) => void) => {
  const store = useSettingsStore();
  return useCallback(
    (part) => {
      const { coaches } = store.current();
      const known = coaches[game] ?? NO_COACH_PROGRESS;
      store.change({ coaches: { ...coaches, [game]: { ...known, ...part, when: Date.now() } } });
    },
    [store, game],
  );
};

/** The first match is the first in which somebody at this screen has answered: a look is no match. */
const useFirstMatch = ({ snapshot, scene }: TableState, isOn: boolean): void => {
  const { game, id } = snapshot.table;
  const keep = useProgress(game);
  const { coaches } = useSettings();
  const isFirst = isOn && (coaches[game] ?? NO_COACH_PROGRESS).at === '';
  const hasAnswered = isFirst && snapshot.log.some(({ seat }) => seat === scene.me);
  useEffect(() => {
    if (hasAnswered) keep({ at: id });
  }, [hasAnswered, keep, id]);
};

type Book = { readonly book: AnyCoachBook | undefined; readonly isComing: boolean };

/** The words of the coach are fetched when somebody wants them. */
const useBook = (game: string, isWanted: boolean): Book => {
  const load = useLoadCoach(game);
  const [book, setBook] = useState<AnyCoachBook>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isWanted || load === undefined) return;
    let here = true;
    // A page that lost its line goes on without the coach.
    load().then(
      (come) => here && setBook(come),
      () => here && setLost(true),
    );
    return () => {
      here = false;
    };
  }, [load, isWanted]);
  return { book, isComing: isWanted && load !== undefined && book === undefined && !isLost };
};

/** What is said of the question: how much of it is settled when it comes up, and counted then. */
const useNote = (book: AnyCoachBook | undefined, isOn: boolean): GuideNote | undefined => {
  const { snapshot, scene, question } = useTable();
  const store = useSettingsStore();
  const { game } = snapshot.table;
  const keep = useProgress(game);
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
    const { met } = store.current().coaches[game] ?? NO_COACH_PROGRESS;
    keep({ met: { ...met, [note.kind]: (met[note.kind] ?? 0) + 1 } });
  }, [note, store, keep, game, scene.view]);
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

/** What giving up comes to, said while the page asks whether it is meant. */
const useAside = (book: AnyCoachBook | undefined, isOn: boolean): ShownNote | undefined => {
  const { snapshot, scene, panel } = useTable();
  const offer = useStore(panel, (now) => (now.kind === 'confirm' ? now.offer : undefined));
  return useMemo(() => {
    const isAside =
      offer !== undefined && snapshot.asides.some((one) => sameChoice(one, offer.choice));
    if (book === undefined || !isOn || !isAside || scene.me === undefined) return undefined;
    return coachedAside(book, scene.view, scene.me, offer.choice);
  }, [book, isOn, offer, snapshot.asides, scene.view, scene.me]);
};

/** Runs the coach of an ordinary table: what is shown lies in the table's `guide`. */
export const useGuide = (): AnyCoachBook | undefined => {
  const table = useTable();
  const { guide, snapshot } = table;
  const { game, id } = snapshot.table;
  const wish = useStore(guide, (now) => now.wish);
  const { hasCoach, isWanted } = useCoachWanted();
  const isOn = hasCoach && isWanted;
  const { book, isComing } = useBook(game, isOn);
  const note = useNote(book, isOn);
  const warning = useWarning(book, isOn);
  const aside = useAside(book, isOn);
  const store = useSettingsStore();
  const keep = useProgress(game);
  useFirstMatch(table, isOn);
  useEffect(() => {
    if (wish === null) return;
    // Who turns it on again in a first match has not asked for it in all the others.
    const isAsUnasked = (wish === 'on') === isOnUnasked(store.current(), id, game);
    keep({ mode: isAsUnasked ? 'auto' : wish });
  }, [wish, store, keep, id, game]);
  // Before anything is painted: a strip that comes a moment later would push the choices away.
  useLayoutEffect(() => {
    const now = guide.get();
    const same = now.note !== undefined && now.note.moment === note?.moment;
    guide.set({
      ...now,
      isOn: hasCoach ? isWanted : null,
      isComing,
      // What was unfolded by hand stays so.
      note: same ? now.note : note,
      warning,
      aside,
      advice: now.advice?.moment === momentOf(snapshot) ? now.advice : undefined,
    });
  }, [guide, hasCoach, isWanted, isComing, note, warning, aside, snapshot]);
  return book;
};
