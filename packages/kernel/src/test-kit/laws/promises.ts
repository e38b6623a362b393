// Law 7, sampled: what the details of choices promise comes true.

import { below } from '../../chance/rng.ts';
import { unreachable } from '../../errors.ts';
import type { Seat } from '../../ids.ts';
import { at, last } from '../../ids.ts';
import type { Choice, ChoiceOf, Kinds } from '../../kinds.ts';
import type { AnyEvent, Match } from '../../match.ts';
import type { Amount, Claim, ErasedMeasure, ErasedMeasures, Part } from '../../say/claims.ts';
import { claimMessage, isClaim, partsOf } from '../../say/claims.ts';
import type { Catalogue, Message, Param } from '../../say/message.ts';
import { render } from '../../say/render.ts';
import { erased, type Say } from '../../say/say.ts';
import { about } from '../../say/speaker.ts';
import { Breach } from './breach.ts';
import type { Position } from './position.ts';

/** How many of a long list of offers are tried, others each time. */
const TRIED = 6;
/** What takes more answers than this to come true is not waited for. */
const MOST_ANSWERS = 80;

/** Only what a seat is asked has details: asides have none. */
export function checkPromises<K extends Kinds>(
  position: Position<K>,
  say: Say<K, Catalogue> | undefined,
): void {
  const { engine, match, turn, chance, figures } = position;
  if (say === undefined || turn.isAside || match.given[turn.seat] !== null) return;
  const { seat } = turn;
  const view = engine.view(match, seat);
  const game = erased(say);
  const offers = engine.choices(match, seat);
  for (const choice of some(offers, (n) => below(chance, n))) {
    const parts = partsOf(about(game.detail, view, seat, choice));
    for (const part of parts) if (!isClaim(part)) checkClaimsNothing(part, game.catalogue);
    const claimed = parts.filter(isClaim);
    if (claimed.length === 0) continue;
    figures.tried++;
    const said = (claim: Claim): string =>
      render(claimMessage(claim, game.measures ?? {}, view.state), {
        catalogue: game.catalogue,
        names: [],
      });
    const outcomes = fork(position, seat, choice, claimed, game.ends ?? []);
    for (const claim of claimed) {
      const broken = outcomes(claim, game.measures ?? {});
      if (broken === 'open') continue;
      figures.promises.set(claim.key, (figures.promises.get(claim.key) ?? 0) + 1);
      if (broken !== null)
        throw new Breach(
          7,
          `a promise is broken: seat ${seat} reads "${said(claim)}" (${claim.key}) at ` +
            `${JSON.stringify(choice)}, but ${broken}`,
        );
    }
  }
}

function some<T>(items: readonly T[], draw: (below: number) => number): readonly T[] {
  if (items.length <= TRIED) return items;
  const first = draw(items.length);
  const stride = 1 + draw(items.length - 1);
  const places = Array.from({ length: TRIED }, (_, nth) => (first + nth * stride) % items.length);
  return [...new Set(places)].map((place) => at(items, place));
}

/** What came of a claim: `null` if it was kept, `'open'` if nobody can tell yet. */
type Finding = string | 'open' | null;

/** The match after the choice, and as far as the slowest claim needs it. */
function fork<K extends Kinds>(
  position: Position<K>,
  seat: Seat,
  choice: ChoiceOf<K>,
  claimed: readonly Claim[],
  ends: readonly string[],
): (claim: Claim, measures: ErasedMeasures) => Finding {
  const { engine, match, doing } = position;
  const before = match.state;
  const played = engine.clone(match);
  const first: AnyEvent[] = [];
  const own = doing.of(
    match.stack,
    () => first.push(...(engine.play(played, seat, choice) as readonly AnyEvent[])),
    () => engine.clone(played).state,
  );
  const waits = claimed.flatMap(({ until }) => (until === undefined ? [] : [until]));
  const later = new Map<string, End>();
  const events = [...first];
  const look = (news: readonly AnyEvent[]): void => {
    for (const name of waits)
      if (!later.has(name) && news.some((one) => shows(one, name, seat)))
        later.set(name, {
          events: [...events],
          state: engine.clone(played).state,
          asked: engine.asked(played),
        });
  };
  const { step } = last(match.stack);
  const isAskedAgain = (now: Match<K>): boolean =>
    engine.asked(now).some((one) => one.seat === seat && one.step === step) &&
    now.given[seat] === null;
  const needed = new Set(waits).size;
  const atOnce: End = {
    events: first.slice(0, own?.told),
    state: own?.state ?? (needed === 0 ? played : engine.clone(played)).state,
    asked: engine.asked(played),
  };
  look(first);
  for (let answers = 0; answers < MOST_ANSWERS && later.size < needed; answers++) {
    // Whoever is asked the same again stands before another choice, which promises anew.
    if (isAskedAgain(played)) break;
    const news = playOn(position, played, ends);
    if (news === undefined) break;
    events.push(...news);
    look(news);
  }
  return (claim, measures) => {
    const end = claim.until === undefined ? atOnce : later.get(claim.until);
    return end === undefined ? 'open' : finding(claim, measures, before, end);
  };
}

const shows = ({ event, data }: AnyEvent, name: string, seat: Seat): boolean =>
  event === name && (!('seat' in data) || data.seat === seat);

/** Somebody answers: by ending something where that is possible, so that little comes between. */
function playOn<K extends Kinds>(
  { engine, chance }: Position<K>,
  match: Match<K>,
  ends: readonly string[],
): readonly AnyEvent[] | undefined {
  const asked = engine.asked(match).find(({ seat }) => match.given[seat] === null);
  if (asked === undefined) return undefined;
  const offers = engine.choices(match, asked.seat);
  const ending = offers.find((offer: Choice) => offer.do === 'pass' || ends.includes(offer.do));
  const choice = ending ?? at(offers, below(chance, offers.length));
  return engine.play(match, asked.seat, choice) as readonly AnyEvent[];
}

type End = {
  readonly events: readonly AnyEvent[];
  readonly state: object;
  readonly asked: readonly { readonly step: string }[];
};

function finding(claim: Claim, measures: ErasedMeasures, before: object, end: End): Finding {
  const { kind, what, amount } = claim;
  const measure = Object.hasOwn(measures, what) ? measures[what] : undefined;
  const was = () => amountOf(measure, claim, before);
  const is = () => amountOf(measure, claim, end.state);
  const unless = (isKept: boolean): Finding =>
    isKept ? null : `${what} was ${text(was())} and is ${text(is())}`;
  switch (kind) {
    case 'has':
      return same(was(), amount) ? null : `${what} is ${text(was())}`;
    case 'leads':
      return unless(same(is(), amount));
    case 'keeps':
      return unless(same(is(), was() ?? undefined));
    case 'costs':
      return unless(difference(was(), is()) === amount);
    case 'brings':
      return unless(difference(is(), was()) === amount);
    case 'tells':
    case 'spares':
      return findingOfEvent(claim, measure, end.events);
    case 'asks':
      return end.asked.some(({ step }) => step === what)
        ? null
        : `what is asked next is ${end.asked.map(({ step }) => step).join(', ') || 'nothing'}`;
    default:
      return unreachable(kind);
  }
}

function amountOf(measure: ErasedMeasure | undefined, { what, who }: Claim, g: object) {
  if (measure === undefined) throw new Error(`claims of ${what} have no measure`);
  return measure.of(g, who ?? 0);
}

/** With an amount, some event of that name must tell it. */
function findingOfEvent(
  { kind, what, amount }: Claim,
  measure: ErasedMeasure | undefined,
  events: readonly AnyEvent[],
): Finding {
  const name = measure?.event ?? what;
  const told = events.filter(({ event }) => event === name);
  if (kind === 'spares') return told.length === 0 ? null : `${name} follows`;
  if (told.length === 0) return `no ${name} follows`;
  if (measure === undefined || amount === undefined) return null;
  const amounts = told.map(({ data }) => measure.of(data, 0));
  return amounts.some((one) => same(one, amount))
    ? null
    : `${name} tells ${amounts.map(text).join(', ')}`;
}

const text = (amount: Amount | null): string => JSON.stringify(amount);
const same = (one: Amount | null, other: Amount | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other ?? null);
const difference = (more: Amount | null, less: Amount | null): number | undefined =>
  typeof more === 'number' && typeof less === 'number' ? more - less : undefined;

/** Words under this are names and texts that are printed, figures included. */
const PRINTED = 'printed.';

/** Free words may quote what is printed, and count nothing of their own. */
function checkClaimsNothing(part: Exclude<Part, Claim>, catalogue: Catalogue): void {
  const counts = (param: Param): boolean => {
    if (typeof param === 'number') return true;
    if (typeof param === 'string') return false;
    if ('list' in param) return param.list.some(counts);
    return 'key' in param && (hasDigit(param) || Object.values(param.with ?? {}).some(counts));
  };
  const hasDigit = ({ key }: Message): boolean =>
    [key, `${key}_one`, `${key}_other`].some((name) => /\d/.test(catalogue[name] ?? ''));
  if (!part.key.startsWith(PRINTED) && counts(part))
    throw new Breach(
      7,
      `"${render(part, { catalogue, names: [] })}" counts something, and makes no claim`,
    );
}
