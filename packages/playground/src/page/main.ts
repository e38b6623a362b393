// The page of a game under work: everything is drawn anew after every answer, which is quick enough
// for one developer and leaves nothing to keep in step.

import { entry } from 'virtual:game-under-work';
import { at } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { engine, QuarterdeckError } from '@quarterdeck/kernel/engine';
import { speaker } from '@quarterdeck/kernel/say';
import { asScenario } from '@quarterdeck/kernel/test-kit';
import { button, h } from './dom.ts';
import { findGame } from './find-game.ts';
import { keep, kept } from './keeping.ts';
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
import {
  again,
  answered,
  anyChoice,
  begin,
  byEvaluate,
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

let session: Session;
let position = 0;
let note: string | null = null;
let laws: LawsTold | null = null;
let scenario: string | null = null;

const MANY = 100;

const show = (next: Session, at = next.moments.length - 1): void => {
  session = next;
  position = at;
  scenario = null;
  keep(game.id, logOf(session));
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

const open = (log: Log): void =>
  trying(() => {
    const { session: played, stopped } = again(rules, log);
    note = stopped;
    show(played);
  });

const deal = (terms: Terms): void => trying(() => show(begin(rules, terms)));

const playing = (most: number, mind: Parameters<typeof playOn>[3]): void =>
  trying(() => show(playOn(rules, upTo(session, position), most, mind)));

const chance = () => sfcRng(session.terms.seed + position + 1);

const bar = (): HTMLElement =>
  h(
    'header',
    {},
    h('h1', {}, game.title),
    h(
      'div',
      { class: 'row' },
      button('Undo', () => show(upTo(session, position - 1)), { disabled: position === 0 }),
      button('One at random', () => playing(1, anyChoice(chance()))),
      button(`${MANY} at random`, () => playing(MANY, anyChoice(chance()))),
      button('One by evaluate', () => playing(1, byEvaluate(rules, chance())), {
        title: 'What the game’s own evaluate likes best, one answer ahead',
      }),
      button(`${MANY} by evaluate`, () => playing(MANY, byEvaluate(rules, chance()))),
    ),
    note === null ? null : h('p', { class: 'note' }, note),
  );

const shownNow = (): Shown => {
  const moment = momentOf(session, position);
  return {
    rules,
    words: speaker(say, { names: namesFor(session.terms.seats) }),
    match: moment.match,
    moment,
    before: position === 0 ? undefined : momentOf(session, position - 1).match,
  };
};

const copy = (): void =>
  trying(() => {
    scenario = asScenario(rules, momentOf(session, position).match);
    void navigator.clipboard?.writeText(scenario);
    draw();
  });

function draw(): void {
  const shown = shownNow();
  const past = {
    look: (to: number) => show(session, to),
    playFromHere: () => show(upTo(session, position)),
    copy,
    scenario,
  };
  root?.replaceChildren(
    bar(),
    h(
      'div',
      { class: 'panes' },
      questionPane(shown, (seat, choice) =>
        trying(() => show(answered(rules, upTo(session, position), { seat, choice }))),
      ),
      eventsPane(shown),
      pastPane(position, session.moments.length - 1, past),
      newMatchPane(rules, session.terms, deal),
      stackPane(shown),
      lawsPane(laws, open),
      viewersPane(shown),
    ),
  );
}

document.title = `${game.title} · playground`;
session = begin(rules, { seats: at(game.seats, 0), options: {}, seed: 1 });
const before = kept(game.id);
if (before === null) draw();
else open(before);
tryLaws((told) => {
  laws = told;
  draw();
});
