// The page of a game under work: all but its board is drawn anew after every answer, which is quick
// enough for one developer and leaves nothing to keep in step.

import { about, board } from 'virtual:board-under-work';
import { entry } from 'virtual:game-under-work';
import { at } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { engine, QuarterdeckError } from '@quarterdeck/kernel/engine';
import { speaker } from '@quarterdeck/kernel/say';
import { asScenario } from '@quarterdeck/kernel/test-kit';
import { type BoardPane, boardPane } from './board/board-pane.ts';
import { BotLoop } from './bot-loop.ts';
import { startBots } from './bots.ts';
import { button, h } from './dom.ts';
import { findGame } from './find-game.ts';
import { keep, keepSeating, kept, keptSeating } from './keeping.ts';
import { type LawsTold, tryLaws } from './laws.ts';
import { namesFor } from './names.ts';
import { newMatchPane } from './new-match.ts';
import {
  eventsPane,
  lawsPane,
  pastPane,
  questionPane,
  type Shown,
  stackPane,
  viewersPane,
} from './panes.ts';
import { botTurn, firstToTell, positionToUndoTo, type Seating, seated } from './seating.ts';
import { seatsPane } from './seats-pane.ts';
import {
  type Answer,
  again,
  answered,
  anyChoice,
  begin,
  type Log,
  logOf,
  momentOf,
  playOn,
  type Session,
  type Terms,
  upTo,
} from './session.ts';

const { game, say } = findGame(entry);
const rules = engine(game);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
const top = h('div', {});
const panes = h('div', { class: 'panes' });

let session: Session;
let position = 0;
let note: string | null = null;
let laws: LawsTold | null = null;
let scenario: string | null = null;
let seating: Seating = keptSeating(game.id);
let drawn: BoardPane | null = null;

const MANY = 100;

const show = (next: Session, at = next.moments.length - 1): void => {
  session = next;
  position = at;
  scenario = null;
  keep(game.id, logOf(session));
  bots.wake();
  draw();
};

/** What a rule under work throws is a line on the page, and changes nothing. */
const trying = (change: () => void): void => {
  note = null;
  try {
    change();
  } catch (problem) {
    note = problem instanceof Error ? problem.message : String(problem);
    if (!(problem instanceof QuarterdeckError)) console.error(problem);
    draw();
  }
};

const answer = (given: Answer): void =>
  trying(() => show(answered(rules, upTo(session, position), given)));

const minds = startBots();
const bots = new BotLoop({
  rules,
  decide: (task, options) => minds.decide(task, options),
  shown: () => ({ session, position, seating }),
  answer,
  fail: (why) => {
    note = why;
    draw();
  },
});

const open = (log: Log): void =>
  trying(() => {
    const { session: played, stopped } = again(rules, log);
    note = stopped;
    show(played);
  });

const deal = (terms: Terms): void => trying(() => show(begin(rules, terms)));

const atRandom = (most: number): void => {
  const chance = sfcRng(session.terms.seed + position + 1);
  trying(() => show(playOn(rules, upTo(session, position), most, anyChoice(chance))));
};

const byTheMate = (most: number): void => {
  show(upTo(session, position));
  bots.order(most);
  draw();
};

/** A bot would give its answer again at once: where nobody else was asked before, it waits. */
const undo = (): void => {
  const to = positionToUndoTo(rules, session, position, seating);
  if (botTurn(rules, momentOf(session, to).match, seating) !== undefined) bots.pause();
  show(upTo(session, to));
};

const bar = (): HTMLElement =>
  h(
    'header',
    {},
    h('h1', {}, game.title),
    h(
      'div',
      { class: 'row' },
      button('Undo', undo, { disabled: position === 0 }),
      button('One at random', () => atRandom(1)),
      button(`${MANY} at random`, () => atRandom(MANY)),
      button('One by the mate', () => byTheMate(1), {
        title: 'What the bot called the mate takes: one answer ahead, by the game’s own evaluate',
      }),
      button(`${MANY} by the mate`, () => byTheMate(MANY)),
      bots.turn === undefined ? null : button('Stop', stopBots),
    ),
    note === null ? null : h('p', { class: 'note' }, note),
  );

const stopBots = (): void => {
  bots.pause();
  draw();
};

const shownNow = (): Shown => {
  const moment = momentOf(session, position);
  const from = firstToTell(session, position, seating);
  return {
    rules,
    words: speaker(say, { names: namesFor(session.terms.seats) }),
    match: moment.match,
    told: session.moments.slice(from, position + 1),
    before: position === 0 ? undefined : momentOf(session, position - 1).match,
    seating,
    isPaused: bots.isPaused,
  };
};

const copy = (): void =>
  trying(() => {
    scenario = asScenario(rules, momentOf(session, position).match);
    void navigator.clipboard?.writeText(scenario);
    draw();
  });

const whoPlays = (): HTMLElement =>
  seatsPane({
    seats: session.terms.seats,
    seating,
    isPaused: bots.isPaused,
    sit: (seat, sitter) => {
      seating = seated(seating, seat, sitter);
      keepSeating(game.id, seating);
      bots.goOn();
      draw();
    },
    pause: stopBots,
    goOn: () => {
      bots.goOn();
      draw();
    },
  });

function draw(): void {
  const shown = shownNow();
  const past = {
    look: (to: number) => show(session, to),
    playFromHere: () => show(upTo(session, position)),
    copy,
    scenario,
  };
  top.replaceChildren(bar());
  drawn?.show(shown, answer);
  panes.replaceChildren(
    questionPane(shown, (seat, choice) => answer({ seat, choice })),
    eventsPane(shown),
    pastPane(position, session.moments.length - 1, past),
    whoPlays(),
    newMatchPane(rules, session.terms, deal),
    stackPane(shown),
    lawsPane(laws, open),
    viewersPane(shown),
  );
}

document.title = `${game.title} · playground`;
root.append(top, panes);
session = begin(rules, { seats: at(game.seats, 0), options: {}, seed: 1 });
const before = kept(game.id);
if (before === null) show(session);
else open(before);
tryLaws((told) => {
  laws = told;
  draw();
});
if (board !== null)
  void boardPane(board, about).then((pane) => {
    drawn = pane;
    top.after(pane.element);
    draw();
  });
