import type { ScoreLine } from '../game.ts';
import { last, type Seat } from '../ids.ts';
import type { Choice, ChoiceOf, Kinds } from '../kinds.ts';
import type { Denied, Event, Frame, View } from '../match.ts';
import { claimMessage, type Foreseen, foreseenBy, isClaim, type Part, partsOf } from './claims.ts';
import type { Section } from './describe.ts';
import type { Catalogue, Message } from './message.ts';
import { type Rendering, render } from './render.ts';
import { type DeniedOf, erased, type Say, type Table } from './say.ts';
import { type SpokenPart, stagedBy } from './stages.ts';
import { type SpokenStanding, spokenStanding } from './standing.ts';
import { type Narrator, narrator } from './story.ts';

/** A choice as a page shows it: a labelled button, and a sentence for when it is pointed at. */
export type SpokenChoice<C> = {
  readonly choice: C;
  readonly label: string;
  readonly detail: string | undefined;
  /** Of its detail, what it costs, brings and causes: each by itself, for a badge on the board. */
  readonly foreseen: readonly Foreseen[];
  readonly icon: string | undefined;
  /** Its parts, where the question is asked in stages; empty where the choice stands for itself. */
  readonly path: readonly SpokenPart[];
};

type Promised = Pick<SpokenChoice<Choice>, 'detail' | 'foreseen'>;

/**
 * Choices under one heading, in the order of the offers; without one where the game gives none. What
 * ends something is a group of its own, the last.
 */
export type SpokenGroup<C> = {
  readonly ends: boolean;
  readonly heading: string | undefined;
  readonly icon: string | undefined;
  readonly choices: readonly SpokenChoice<C>[];
};

/** `label` is missing where a whole kind of choice is denied and the game has no word for it. */
export type SpokenDenial<D> = {
  readonly choice: D;
  readonly clause: string;
  readonly label: string | undefined;
  readonly reason: string;
};

/** All that a prompt says to one seat. */
export type Prompt<C, D> = {
  readonly question: string;
  /** What each stage asks; none where everything is asked at once. */
  readonly stages: readonly string[];
  readonly groups: readonly SpokenGroup<C>[];
  readonly denied: readonly SpokenDenial<D>[];
};

/** A game in one language at one table. What it is asked about must be in the view it is given. */
export type Speaker<K extends Kinds> = Narrator<K> & {
  /** What `seat` is being asked; anybody may know. */
  question(view: View<K>, seat: Seat): string;
  prompt(
    view: View<K>,
    seat: Seat,
    offered: readonly ChoiceOf<K>[],
    denied?: readonly Denied<DeniedOf<K>, K['clause']>[],
  ): Prompt<ChoiceOf<K>, DeniedOf<K>>;
  choice(view: View<K>, seat: Seat, choice: ChoiceOf<K>): string;
  aside(view: View<K>, seat: Seat, choice: K['asides']): string;
  event(view: View<K>, event: Event<K>): string;
  reason(view: View<K>, denied: Denied<DeniedOf<K>, K['clause']>): string;
  score(line: ScoreLine<K['clause']>): string;
  ending(view: View<K>, because: K['clause']): string;
  /** The position as its viewer may know it; undefined where the game describes none. */
  describe(view: View<K>): readonly Section[] | undefined;
  /** How the match is won, and how far everybody is; undefined where the game does not say. */
  standing(view: View<K>): SpokenStanding | undefined;
  /** The board in lines of text; undefined where the game draws none. */
  map(view: View<K>): readonly string[] | undefined;
  /** Any other message of the game's catalogue. */
  words(message: Message): string;
};

export type Voice = {
  /** The players, by seat. */
  readonly names: readonly string[];
  /** A translation; what it lacks is said in the game's own words. */
  readonly catalogue?: Catalogue;
  readonly locale?: string;
};

export function speaker<K extends Kinds, C extends Catalogue>(
  say: Say<K, C>,
  voice: Voice,
): Speaker<K> {
  const game = erased(say);
  const rendering: Rendering = { catalogue: game.catalogue, fallback: game.catalogue, ...voice };
  const words = (message: Message): string => render(message, rendering);
  const maybeWords = (message: Message | undefined) => message && words(message);

  const question = (view: View<K>, seat: Seat): string => {
    const { step, data } = asking(view, seat);
    return words(entry(game.question, step)(view.state, data, seat));
  };
  const labelOf = (view: View<K>, seat: Seat, choice: Choice): string => {
    const { step, data } = asking(view, seat);
    if (isPass(choice)) return words(game.pass(step, view.state, seat));
    return words(entry(game.choice, step)(view.state, choice, data, seat));
  };
  const promised = (view: View<K>, seat: Seat, choice: Choice): Promised => {
    const said = (part: Part): Message =>
      isClaim(part) ? claimMessage(part, game.measures ?? {}, view.state) : part;
    return toldOf(partsOf(about(game.detail, view, seat, choice)), (part) => words(said(part)));
  };
  const isAskedFor = ({ clause }: Denied): boolean => game.obvious?.includes(clause) !== true;
  const endsSomething = (choice: Choice): boolean =>
    isPass(choice) || (isWholeKind(choice) && game.ends?.includes(choice.do) === true);
  const denial = <D extends Choice>(
    view: View<K>,
    seat: Seat,
    { choice, clause }: Denied<D>,
  ): SpokenDenial<D> => {
    const kind = game.kind?.[asking(view, seat).step]?.[choice.do];
    const label = isWholeKind(choice) ? maybeWords(kind) : labelOf(view, seat, choice);
    return { choice, clause, label, reason: words(game.reason(clause, choice, view.state)) };
  };

  return {
    ...narrator<K>(say.story, words),
    question,
    prompt: (view, seat, offered, denied = []) => {
      const { step, data } = asking(view, seat);
      const open = offered.filter((choice) => !endsSomething(choice));
      const { asks, pathOf } = stagedBy(game.stages?.[step], open, { view, data, seat, words });
      const under = (choice: (typeof offered)[number]) => {
        const heading = about(game.group, view, seat, choice);
        const head = { title: maybeWords(heading?.title), icon: heading?.icon };
        const spoken = {
          choice,
          label: labelOf(view, seat, choice),
          ...promised(view, seat, choice),
          icon: about(game.icon, view, seat, choice),
          path: pathOf(choice),
        };
        return { ends: endsSomething(choice), ...head, spoken };
      };
      return {
        question: question(view, seat),
        stages: asks,
        groups: grouped(offered.map(under)),
        denied: denied.filter(isAskedFor).map((one) => denial(view, seat, one)),
      };
    },
    choice: labelOf,
    aside: (view, seat, choice) => words(game.aside(view.state, choice, seat)),
    event: (view, { event, data }) => words(entry(game.event, event)(data, view.state)),
    reason: (view, { choice, clause }) => words(game.reason(clause, choice, view.state)),
    score: (line) => words(game.score(line)),
    ending: (view, because) => words(game.ending(because, view.state)),
    describe: (view) => game.describe?.(viewingOf(view, voice, words)),
    standing: (view) => spokenStanding(game, words, view),
    map: (view) => game.map?.(viewingOf(view, voice, words)),
    words,
  };
}

/** All of a detail as one text, and by itself what its claims foresee. */
function toldOf(details: readonly Part[], text: (part: Part) => string): Promised {
  const told = details.map((part) => ({ part, text: text(part) }));
  return {
    detail: told.length === 0 ? undefined : told.map((one) => one.text).join(' '),
    foreseen: told.flatMap((one) => (isClaim(one.part) ? foreseenBy(one.part, one.text) : [])),
  };
}

const viewingOf = <K extends Kinds>(
  view: View<K>,
  { names }: Voice,
  words: (message: Message) => string,
) => ({
  view,
  me: view.viewer === 'spectator' ? undefined : view.viewer,
  seats: names.slice(0, view.terms.seats).map((called) => ({ called })),
  speaker: { words },
});

/** The frame on top is the one that asks. */
function asking(view: Pick<View, 'asked' | 'stack'>, seat: Seat): Frame {
  if (!view.asked.some((asked) => asked.seat === seat))
    throw new Error(`seat ${seat} is asked nothing in this view`);
  return last(view.stack);
}

/** What an optional table says about a choice; passing has no detail, heading or icon. */
export function about<T>(
  table: Table<(g: object, choice: Choice, f: object, seat: Seat) => T | undefined> | undefined,
  view: Pick<View, 'asked' | 'stack' | 'state'>,
  seat: Seat,
  choice: Choice,
): T | undefined {
  const { step, data } = asking(view, seat);
  return isPass(choice) ? undefined : table?.[step]?.(view.state, choice, data, seat);
}

function entry<T>(table: Table<T>, name: string): T {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined) throw new Error(`say: nothing is said about ${name}`);
  return found;
}

const isPass = (choice: Choice): boolean => choice.do === 'pass' && isWholeKind(choice);
const isWholeKind = (choice: Choice): boolean => Object.keys(choice).length === 1;

type UnderTitle<C> = {
  readonly ends: boolean;
  readonly title: string | undefined;
  readonly icon: string | undefined;
  readonly spoken: SpokenChoice<C>;
};

/** Groups stand in the order in which their first choice was offered; what ends something stands last. */
function grouped<C>(choices: readonly UnderTitle<C>[]): readonly SpokenGroup<C>[] {
  const groups = new Map<string | undefined, SpokenGroup<C> & { choices: SpokenChoice<C>[] }>();
  for (const { title, icon, spoken } of choices.filter(({ ends }) => !ends)) {
    const group = groups.get(title) ?? { ends: false, heading: title, icon, choices: [] };
    group.choices.push(spoken);
    groups.set(title, group);
  }
  const last = choices.filter(({ ends }) => ends).map(({ spoken }) => spoken);
  const ending = { ends: true, heading: undefined, icon: undefined, choices: last };
  return last.length === 0 ? [...groups.values()] : [...groups.values(), ending];
}
