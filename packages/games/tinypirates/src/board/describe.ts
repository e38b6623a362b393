import type { Described } from '@quarterdeck/board-kit';
import { at, byId } from '@quarterdeck/kernel';
import {
  ASSIGNMENTS,
  buriedBy,
  mapCardAt,
  type Pirate,
  pirateOfSeat,
  type SpaceId,
} from '../index.ts';
import { postName } from './mat/posts.tsx';
import { courseWords, merchantName } from './mat/strip.tsx';
import { cardText } from './pieces/card-words.ts';
import { coordinateOf } from './places/metrics.ts';
import { calledOf, captainName } from './places/seat-names.ts';
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
} from './places/targets.ts';
import type { TinypiratesScene } from './scene.ts';

const sentences = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

const bootyName = ({ view }: TinypiratesScene, booty: Pirate['hold'][number]): string =>
  view.state.printed.content.booty[booty].name;

/** What is printed on a card of the Sea. */
const printedText = (scene: TinypiratesScene, space: SpaceId): readonly string[] => {
  const { words, view } = scene;
  const g = view.state;
  const { settlement, market, cove, bury, storm } = mapCardAt(g, space);
  const { treasure, searched } = at(g.sea, space);
  const isPort = Object.values(g.printed.ports).includes(space);
  return [
    settlement === 0 ? '' : words('boards.tinypirates.table.settlement', { count: settlement }),
    market === null
      ? ''
      : words('boards.tinypirates.table.buys', { name: bootyName(scene, market) }),
    cove ? words('boards.tinypirates.table.cove') : '',
    bury === null || treasure !== null
      ? ''
      : words('boards.tinypirates.table.burySite', { count: bury }),
    treasure === null
      ? ''
      : words('boards.tinypirates.table.treasureOf', { name: calledOf(scene, treasure) }),
    storm ? words('boards.tinypirates.table.stormHere') : '',
    isPort ? words('boards.tinypirates.table.port') : '',
    searched ? '' : words('boards.tinypirates.table.tokenHere'),
  ];
};

/** Ships on a card of the Sea. */
const shipsText = (scene: TinypiratesScene, space: SpaceId): string => {
  const { words, view } = scene;
  const g = view.state;
  const here = [
    ...g.pirates
      .filter((one) => one.space === space)
      .map(({ pirate, hiding }) =>
        words(`boards.tinypirates.table.${hiding ? 'hidingShip' : 'shipOf'}`, {
          name: calledOf(scene, pirate),
        }),
      ),
    ...g.merchants
      .filter((one) => one.space === space)
      .map(({ merchant }) => merchantName(scene, merchant)),
    ...(g.navy === space ? [words('boards.tinypirates.table.navy')] : []),
  ];
  return here.length === 0 ? '' : words('boards.tinypirates.table.here', { what: here.join(', ') });
};

const holdText = (scene: TinypiratesScene, { hold }: Pirate): string =>
  scene.words('boards.tinypirates.table.hold', {
    crates: hold.map((booty) => bootyName(scene, booty)).join(', '),
  });

const pirateText = (scene: TinypiratesScene, pirate: Pirate): string => {
  const { words, view } = scene;
  const g = view.state;
  const count = buriedBy(g, pirate.pirate);
  return sentences([
    `${captainName(g, pirate) ?? ''}.`,
    `${words('boards.tinypirates.table.gold', { count: pirate.gold })}.`,
    `${words('boards.tinypirates.table.buried', { count, most: g.printed.limits.treasuresToWin })}.`,
    `${holdText(scene, pirate)}.`,
    `${ASSIGNMENTS.map((post) =>
      words('boards.tinypirates.table.post', {
        name: postName(scene, post),
        count: pirate.deckhands[post],
      }),
    ).join(', ')}.`,
  ]);
};

const merchantsOf = (scene: TinypiratesScene): readonly Described[] => {
  const { words, view } = scene;
  return view.state.merchants.map(({ merchant, card, crate }) => {
    const { damage, gold } = byId(view.state.printed.merchantCards, card);
    return {
      target: merchantTarget(merchant),
      name: merchantName(scene, merchant),
      text: sentences([
        `${courseWords(scene, merchant)}.`,
        words('boards.tinypirates.table.merchantText', {
          damage,
          gold,
          crate: crate === null ? '' : bootyName(scene, crate),
        }),
      ]),
    };
  });
};

/** The viewer’s Wheel, Assignments, crates and cards. */
const ownThings = (scene: TinypiratesScene): readonly Described[] => {
  const { words, view, me } = scene;
  const { printed } = view.state;
  if (me === undefined) return [];
  const pirate = pirateOfSeat(view.state, me);
  const { captain, crew, orders, wheel, captainAt, hold, deckhands } = pirate;
  return [
    ...orders.map((order, stop) => ({
      target: wheelTarget(stop),
      name: printed.content.orders[order].name,
      text: sentences([
        words('boards.tinypirates.table.wheelSpace', { stop }),
        captainAt === stop ? words('boards.tinypirates.table.captainHere') : '',
        wheel[stop] === true ? words('boards.tinypirates.table.deckhandHere') : '',
      ]),
    })),
    ...ASSIGNMENTS.map((post) => ({
      target: postTarget(post),
      name: postName(scene, post),
      text: words('boards.tinypirates.table.deckhands', { count: deckhands[post] }),
    })),
    ...[...new Set(hold)].map((booty) => ({
      target: holdTarget(booty),
      name: bootyName(scene, booty),
      text: words('boards.tinypirates.table.aboard', {
        count: hold.filter((one) => one === booty).length,
      }),
    })),
    ...(captain === null ? [] : [captain]).map((side) => ({
      target: captainTarget(side),
      name: byId(printed.captains, side).name,
      text: cardText({ words, printed }, byId(printed.captains, side)),
    })),
    ...crew.map((card) => ({
      target: crewTarget(card),
      name: byId(printed.crew, card).name,
      text: cardText({ words, printed }, byId(printed.crew, card)),
    })),
  ];
};

const tableThings = (scene: TinypiratesScene): readonly Described[] => {
  const { words, view } = scene;
  const { printed, market, crewRow, battle } = view.state;
  return [
    ...market.map((booty, spot) => ({
      target: marketTarget(booty),
      name: bootyName(scene, booty),
      text: words('boards.tinypirates.table.sellsFor', { count: at(printed.market, spot) }),
    })),
    ...crewRow.map((card) => ({
      target: crewTarget(card),
      name: byId(printed.crew, card).name,
      text: cardText({ words, printed }, byId(printed.crew, card)),
    })),
    ...(battle === null ? [] : battle.attackDice).map((face, place) => ({
      target: dieTarget(place),
      name: words('boards.tinypirates.table.dieShows', { die: place + 1, face }),
      text: '',
    })),
  ];
};

/** Every place and piece, in reading order: the Sea, its ships, the viewer’s mat, what lies beside. */
export const describeBoard = (scene: TinypiratesScene): readonly Described[] => {
  const { view, words } = scene;
  const g = view.state;
  return [
    ...g.printed.spaces.map(({ space }) => ({
      target: spaceTarget(space),
      name: `${coordinateOf(space)}, ${mapCardAt(g, space).name}`,
      text: sentences([...printedText(scene, space), shipsText(scene, space)]),
    })),
    ...g.pirates.map((pirate) => ({
      target: pirateTarget(pirate.pirate),
      name: words('boards.tinypirates.table.shipOf', { name: calledOf(scene, pirate.pirate) }),
      text: pirateText(scene, pirate),
    })),
    ...merchantsOf(scene),
    ...ownThings(scene),
    ...tableThings(scene),
  ];
};
