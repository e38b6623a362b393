// The board in words, place by place: the Sea, its ships, mats and cards.

import { at, byId } from '@quarterdeck/kernel';
import type { Described, Section } from '@quarterdeck/kernel/say';
import type { Pirate } from '../model/state.ts';
import { ASSIGNMENTS } from '../pack/components.ts';
import type { SpaceId } from '../pack/fields.ts';
import { symbolsFor } from '../rules/battle/strength.ts';
import { pirateOfSeat } from '../rules/fleet.ts';
import { mapCardAt } from '../rules/geometry/map-cards.ts';
import { cardText } from './card-words.ts';
import {
  assignmentName,
  bootyName,
  captainName,
  coordinateOf,
  crewName,
  merchantTitle,
  orderName,
  placeName,
  put,
} from './names.ts';
import {
  buriedWords,
  courseWords,
  endWords,
  holdWords,
  matWords,
  navyWords,
  postsWords,
  soloWords,
} from './standings.ts';
import {
  captainTarget,
  crewTarget,
  dieTarget,
  holdTarget,
  marketTarget,
  merchantTarget,
  pirateTarget,
  postTarget,
  spaceTarget,
  wheelTarget,
} from './targets.ts';
import { calledOf, captainOf, type TinypiratesViewing } from './viewing.ts';

const sentences = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

/** What is printed on a card of the Sea. */
const printedText = (viewing: TinypiratesViewing, space: SpaceId): readonly string[] => {
  const { speaker, view } = viewing;
  const g = view.state;
  const { settlement, market, cove, bury, storm } = mapCardAt(g, space);
  const { treasure, searched } = at(g.sea, space);
  const isPort = Object.values(g.printed.ports).includes(space);
  return [
    settlement === 0 ? '' : speaker.words(put('see.settlement', { count: settlement })),
    market === null
      ? ''
      : speaker.words(put('see.buys', { name: bootyName(viewing.view.state, market) })),
    cove ? speaker.words(put('see.cove')) : '',
    bury === null || treasure !== null ? '' : speaker.words(put('see.bury-site', { count: bury })),
    treasure === null
      ? ''
      : speaker.words(put('see.treasure-of', { name: calledOf(viewing, treasure) })),
    storm ? speaker.words(put('see.storm-here')) : '',
    isPort ? speaker.words(put('see.port')) : '',
    searched ? '' : speaker.words(put('see.token-here')),
  ];
};

/** Ships on a card of the Sea. */
const shipsText = (viewing: TinypiratesViewing, space: SpaceId): string => {
  const { speaker, view } = viewing;
  const g = view.state;
  const here = [
    ...g.pirates
      .filter((one) => one.space === space)
      .map(({ pirate, hiding }) =>
        speaker.words(
          put(hiding ? 'see.hiding-ship' : 'see.ship-of', { name: calledOf(viewing, pirate) }),
        ),
      ),
    ...g.merchants
      .filter((one) => one.space === space)
      .map(({ merchant }) => merchantTitle(viewing.view.state, merchant)),
    ...(g.navy === space ? [speaker.words(put('ship.navy'))] : []),
  ];
  return here.length === 0 ? '' : speaker.words(put('see.here', { what: here.join(', ') }));
};

/** What there is to say of a pirate's ship, part by part. */
const pirateParts = (viewing: TinypiratesViewing, pirate: Pirate): readonly string[] => [
  `${captainOf(viewing.view.state, pirate) ?? ''}.`,
  `${viewing.speaker.words(put('score.gold', { count: pirate.gold }))}.`,
  `${buriedWords(viewing, pirate)}.`,
  `${holdWords(viewing, pirate)}.`,
  `${postsWords(viewing, pirate)}.`,
];

const merchantsOf = (viewing: TinypiratesViewing): readonly Described[] => {
  const { speaker, view } = viewing;
  return view.state.merchants.map(({ merchant, card, crate }) => {
    const { damage, gold } = byId(view.state.printed.merchantCards, card);
    return {
      target: merchantTarget(merchant),
      name: merchantTitle(viewing.view.state, merchant),
      text: sentences([
        `${courseWords(viewing, merchant)}.`,
        speaker.words(put('see.merchant-text', { damage, gold })),
        crate === null
          ? ''
          : speaker.words(put('see.merchant-crate', { crate: bootyName(view.state, crate) })),
      ]),
    };
  });
};

const crewCards = (
  { speaker, view }: TinypiratesViewing,
  cards: Pirate['crew'],
): readonly Described[] =>
  cards.map((card) => {
    const print = byId(view.state.printed.crew, card);
    return {
      target: crewTarget(card),
      name: crewName(view.state, card),
      text: cardText({ speaker, printed: view.state.printed }, print),
    };
  });

const wheelOf = ({ speaker, view }: TinypiratesViewing, pirate: Pirate): readonly Described[] =>
  pirate.orders.map((order, stop) => ({
    target: wheelTarget(stop),
    name: orderName(view.state, order),
    text: sentences([
      speaker.words(put('see.wheel-space', { stop })),
      pirate.captainAt === stop ? speaker.words(put('see.captain-here')) : '',
      pirate.wheel[stop] === true ? speaker.words(put('see.deckhand-here')) : '',
    ]),
  }));

/** The Assignments and crates of a mat. */
const matOf = ({ speaker, view }: TinypiratesViewing, pirate: Pirate): readonly Described[] => [
  ...ASSIGNMENTS.map((post) => ({
    target: postTarget(post),
    name: assignmentName(view.state, post),
    text: speaker.words(put('see.deckhands', { count: pirate.deckhands[post] })),
  })),
  ...[...new Set(pirate.hold)].map((booty) => ({
    target: holdTarget(booty),
    name: bootyName(view.state, booty),
    text: speaker.words(
      put('see.aboard', { count: pirate.hold.filter((one) => one === booty).length }),
    ),
  })),
];

/** The Captain and Crew Cards of a mat. */
const cardsOf = (viewing: TinypiratesViewing, { captain, crew }: Pirate): readonly Described[] => {
  const { speaker, view } = viewing;
  const { printed } = view.state;
  return [
    ...(captain === null ? [] : [captain]).map((side) => ({
      target: captainTarget(side),
      name: captainName({ printed }, side),
      text: cardText({ speaker, printed }, byId(printed.captains, side)),
    })),
    ...crewCards(viewing, crew),
  ];
};

const ownPirate = ({ view, me }: TinypiratesViewing): readonly Pirate[] =>
  me === undefined ? [] : [pirateOfSeat(view.state, me)];

const marketOf = ({ speaker, view: { state: g } }: TinypiratesViewing): readonly Described[] =>
  g.market.map((booty, spot) => ({
    target: marketTarget(booty),
    name: bootyName(g, booty),
    text: speaker.words(put('see.sells-for', { count: at(g.printed.market, spot) })),
  }));

/** The viewer's own dice, where they defend; the attacker's to everybody else. */
const diceOf = (viewing: TinypiratesViewing): readonly Described[] => {
  const { speaker, view } = viewing;
  const { battle } = view.state;
  if (battle === null) return [];
  const isDefender = ownPirate(viewing).some(({ pirate }) => pirate === battle.defender);
  const [pirate, dice] =
    isDefender && battle.defender !== null
      ? [battle.defender, battle.defenceDice]
      : [battle.attacker, battle.attackDice];
  return dice.map((face, place) => ({
    target: dieTarget(place),
    name: speaker.words(
      put('see.die-shows', { die: place + 1, face, count: symbolsFor(view.state, pirate, face) }),
    ),
    text: '',
  }));
};

const seaOf = (viewing: TinypiratesViewing): readonly Described[] => {
  const g = viewing.view.state;
  return g.printed.spaces.map(({ space }) => ({
    target: spaceTarget(space),
    name: `${coordinateOf(space)}, ${placeName(g, space)}`,
    text: sentences([...printedText(viewing, space), shipsText(viewing, space)]),
  }));
};

const shipName = (viewing: TinypiratesViewing, { pirate }: Pirate): string =>
  viewing.speaker.words(put('see.ship-of', { name: calledOf(viewing, pirate) }));

/** Every place and piece, in reading order: the Sea, its ships, the viewer's mat, what lies beside. */
export const describeBoard = (viewing: TinypiratesViewing): readonly Described[] => [
  ...seaOf(viewing),
  ...viewing.view.state.pirates.map((pirate) => ({
    target: pirateTarget(pirate.pirate),
    name: shipName(viewing, pirate),
    text: sentences(pirateParts(viewing, pirate)),
  })),
  ...merchantsOf(viewing),
  ...ownPirate(viewing).flatMap((own) => [
    ...wheelOf(viewing, own),
    ...matOf(viewing, own),
    ...cardsOf(viewing, own),
  ]),
  ...marketOf(viewing),
  ...crewCards(viewing, viewing.view.state.crewRow),
  ...diceOf(viewing),
];

/** TE-050: where the turn stands, and how near the end is. */
const turnOf = (viewing: TinypiratesViewing): readonly Described[] => {
  const { speaker, view } = viewing;
  const { turn, endedBy } = view.state;
  const isSetup = turn.step === 'setup';
  return [
    {
      target: 'turn',
      name: speaker.words(isSetup ? put('see.setup') : put('see.round', { round: turn.round })),
      text: sentences([
        turn.step === 'setup' || turn.step === 'over'
          ? ''
          : `${calledOf(viewing, turn.pirate)}: ${speaker.words(put(`see.phases.${turn.step}`))}.`,
        endedBy === null ? '' : `${speaker.words(put('see.last-round'))}.`,
      ]),
    },
    { target: 'end', name: speaker.words(put('see.end-title')), text: endWords(viewing) },
    { target: 'navy', name: speaker.words(put('see.navy-title')), text: navyWords(viewing) },
  ];
};

const piratesOf = (viewing: TinypiratesViewing): readonly Described[] =>
  viewing.view.state.pirates.map((pirate) => {
    const [captain = '', gold = '', buried = '', hold = '', posts = ''] = pirateParts(
      viewing,
      pirate,
    );
    return {
      target: pirateTarget(pirate.pirate),
      name: shipName(viewing, pirate),
      text: sentences([
        captainOf(viewing.view.state, pirate) === undefined ? '' : captain,
        gold,
        buried,
        pirate.hold.length === 0 ? '' : hold,
        posts,
        ...matWords(viewing, pirate),
        ...soloWords(viewing, pirate),
      ]),
    };
  });

const HEADINGS = [
  'turn',
  'pirates',
  'sea',
  'merchants',
  'battle',
  'wheel',
  'cards',
  'market',
  'crew',
] as const;

/** All that lies on the table, under headings. */
export const describe = (viewing: TinypiratesViewing): readonly Section[] => {
  const own = ownPirate(viewing);
  const sections = {
    turn: turnOf(viewing),
    pirates: piratesOf(viewing),
    sea: seaOf(viewing),
    merchants: merchantsOf(viewing),
    battle: diceOf(viewing),
    wheel: own.flatMap((pirate) => wheelOf(viewing, pirate)),
    cards: own.flatMap((pirate) => cardsOf(viewing, pirate)),
    market: marketOf(viewing),
    crew: crewCards(viewing, viewing.view.state.crewRow),
  } as const;
  return HEADINGS.map((heading) => ({
    heading: viewing.speaker.words(put(`see.heads.${heading}`)),
    places: sections[heading],
  })).filter(({ places }) => places.length > 0);
};
