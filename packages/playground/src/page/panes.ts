import type { Choice, Seat } from '@quarterdeck/kernel';
import type { ErasedKinds, Event, Match } from '@quarterdeck/kernel/engine';
import type { Speaker } from '@quarterdeck/kernel/say';
import { compareViews, viewersOf } from './compare-views.ts';
import { button, h, pane, valueIn } from './dom.ts';
import type { LawsTold } from './laws.ts';
import { nameOf } from './names.ts';
import { isBotAt, type Seating, sitterAt } from './seating.ts';
import type { Log, Moment, Rules } from './session.ts';

type Words = Speaker<ErasedKinds>;

/** Words may be what is under work: what they throw is shown in their place. */
const said = (speak: () => string): string => {
  try {
    return speak();
  } catch (problem) {
    return `⚠ ${problem instanceof Error ? problem.message : String(problem)}`;
  }
};

function questionTo(
  { rules, words, match }: Shown,
  seat: Seat,
  answer: (choice: Choice) => void,
): HTMLElement {
  const view = rules.view(match, seat);
  const offers = rules.choices(match, seat);
  const denials = rules.explain(match, seat);
  const choices = offers.map((choice) =>
    h(
      'li',
      {},
      button(
        said(() => words.choice(view, seat, choice)),
        () => answer(choice),
        { title: JSON.stringify(choice) },
      ),
    ),
  );
  const denied = denials.map((denial) =>
    h(
      'li',
      { class: 'denied', title: JSON.stringify(denial.choice) },
      h('code', {}, denial.clause),
      ` ${said(() => words.reason(view, denial))}`,
    ),
  );
  return h(
    'div',
    { class: 'question' },
    h('h3', {}, `${nameOf(seat)}: ${said(() => words.question(view, seat))}`),
    h('ul', { class: 'offers' }, ...choices),
    denied.length === 0 ? null : h('ul', { class: 'denials' }, ...denied),
  );
}

export type Shown = {
  readonly rules: Rules;
  readonly words: Words;
  readonly match: Match;
  /** The last answer of somebody here, and those that bots have given since. */
  readonly told: readonly Moment[];
  readonly before: Match | undefined;
  readonly seating: Seating;
  /** No bot answers until it is let. */
  readonly isPaused: boolean;
};

const waitingFor = ({ seating, isPaused }: Shown, seat: Seat): HTMLElement =>
  h(
    'p',
    { class: 'hint' },
    `${nameOf(seat)} (${sitterAt(seating, seat)}) ${isPaused ? 'waits.' : 'is thinking …'}`,
  );

/** Offers and denials of everybody who is asked, or how it ended. */
export function questionPane(
  shown: Shown,
  answer: (seat: Seat, choice: Choice) => void,
): HTMLElement {
  const { rules, words, match } = shown;
  const outcome = rules.outcome(match);
  const asked = rules.asked(match);
  const ending =
    outcome === null
      ? null
      : h(
          'p',
          { class: 'outcome' },
          `${said(() => words.ending(rules.view(match, 'spectator'), outcome.because))} Points: ${outcome.scores.join(', ')}.`,
        );
  return pane(
    'Question',
    'asked',
    ending,
    ...asked.map(({ seat }) =>
      isBotAt(shown.seating, seat)
        ? waitingFor(shown, seat)
        : questionTo(shown, seat, (choice) => answer(seat, choice)),
    ),
  );
}

export function viewersPane({ rules, match, before }: Shown): HTMLElement {
  const rows = compareViews(rules, match, before).map(({ path, truth, seen, hasChanged }) =>
    h(
      'tr',
      hasChanged ? { class: 'changed' } : {},
      h('th', {}, path),
      h('td', {}, truth),
      ...seen.map(({ text, isHole }) => h('td', isHole ? { class: 'hole' } : {}, text)),
    ),
  );
  const head = h(
    'tr',
    {},
    ...['Field', 'Truth', ...viewersOf(match).map(nameOf)].map((word) => h('th', {}, word)),
  );
  return pane(
    'Who sees what',
    'viewers',
    h(
      'p',
      { class: 'hint' },
      'Hatched: not shown to that viewer. Bold: changed by the last answer.',
    ),
    h('div', { class: 'wide' }, h('table', {}, h('thead', {}, head), h('tbody', {}, ...rows))),
  );
}

export function stackPane({ rules, match }: Shown): HTMLElement {
  const frames = rules
    .save(match)
    .stack.toReversed()
    .map((frame) => h('li', {}, h('code', {}, JSON.stringify(frame))));
  return pane(
    'Stack',
    'stack',
    h('p', { class: 'hint' }, frames.length === 0 ? 'Empty: the match is over.' : 'The top first.'),
    h('ol', {}, ...frames),
  );
}

/** Whose eyes the whole of an event is for. */
const audienceOf = (rules: Rules, match: Match, event: Event<ErasedKinds>): string => {
  const whole = JSON.stringify(event.data);
  const viewers = viewersOf(match);
  const told = viewers.filter((viewer) =>
    rules.see([event], viewer).some(({ data }) => JSON.stringify(data) === whole),
  );
  if (told.length === viewers.length) return 'told to everybody';
  return told.length === 0 ? 'told to nobody in full' : `in full to ${told.map(nameOf).join(', ')}`;
};

const linesOf = ({ rules, words }: Shown, { match, events }: Moment): readonly HTMLElement[] => {
  const view = rules.view(match, 'spectator');
  return events.map((event) => {
    const [seen] = rules.see([event], 'spectator');
    return h(
      'li',
      {},
      h('code', {}, event.clause),
      ` ${event.event}: ${seen === undefined ? '(not for spectators)' : said(() => words.event(view, seen))}`,
      h('small', {}, ` ${JSON.stringify(event.data)} · ${audienceOf(rules, match, event)}`),
    );
  });
};

export function eventsPane(shown: Shown): HTMLElement {
  const lines = shown.told.flatMap((moment) => linesOf(shown, moment));
  return pane(
    'Events',
    'events',
    lines.length === 0 ? h('p', { class: 'hint' }, 'None: nothing happened.') : null,
    h('ol', {}, ...lines),
  );
}

type PastActions = {
  readonly look: (position: number) => void;
  readonly playFromHere: () => void;
  readonly copy: () => void;
  readonly scenario: string | null;
};

export function pastPane(position: number, last: number, actions: PastActions): HTMLElement {
  const { look, playFromHere, copy, scenario } = actions;
  return pane(
    'Past',
    'past',
    h(
      'div',
      { class: 'row' },
      button('◀', () => look(position - 1), { disabled: position === 0, 'aria-label': 'Back' }),
      h('input', {
        type: 'range',
        min: '0',
        max: `${last}`,
        value: `${position}`,
        'aria-label': 'Position',
        onchange: (event) => look(Number(valueIn(event))),
      }),
      button('▶', () => look(position + 1), {
        disabled: position === last,
        'aria-label': 'Forward',
      }),
      h('span', {}, `answer ${position} of ${last}`),
    ),
    h(
      'div',
      { class: 'row' },
      button('Play on from here', playFromHere, { disabled: position === last }),
      button('Copy as scenario', copy),
    ),
    scenario === null
      ? null
      : h('textarea', { readOnly: true, value: scenario, 'aria-label': 'Scenario' }),
  );
}

export function lawsPane(told: LawsTold | null, open: (log: Log) => void): HTMLElement {
  if (told === null) return pane('Laws', 'laws', h('p', {}, 'Fifty matches are being tried …'));
  if (told.ok) return pane('Laws', 'laws kept', h('p', {}, `Kept. ${told.sentence}`));
  const { broken } = told;
  return pane(
    'Laws',
    'laws broken',
    h('pre', {}, told.sentence),
    broken === null ? null : button('Open the match that broke it', () => open(broken)),
  );
}
