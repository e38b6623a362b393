// The board in words, place by place: name, terrain, figures, then what it offers.

import type { Described } from '@quarterdeck/board-kit';
import { at, HIDDEN, type Seat } from '@quarterdeck/kernel';
import {
  type Ahoy,
  allSpaces,
  cellName,
  cellOf,
  controlOf,
  currentOf,
  DIRECTIONS,
  type FigureId,
  figuresIn,
  isIsland,
  isLoaded,
  POWERS,
  regionOf,
  type SlotState,
  type SpaceId,
  stepFrom,
  suitOf,
  tailwindOf,
  terrainOf,
  tileOf,
  treasureOf,
} from '../index.ts';
import { seatOfPower } from './chart/fleet.tsx';
import { actionPrint } from './mat/action-boxes.tsx';
import { crewText, planText } from './mat/crew-cards.tsx';
import { cargoWords, priceWords } from './mat/market.tsx';
import {
  cardTarget,
  dieTarget,
  figureTarget,
  MARKET,
  planTarget,
  pledgeTarget,
  READY,
  rewardTarget,
  slotTarget,
  spaceTarget,
  wealthTarget,
} from './places/targets.ts';
import type { AhoyScene } from './scene.ts';

const called = ({ seats, words }: AhoyScene, seat: Seat): string => {
  const face = at(seats, seat);
  return face.isMe ? words('boards.ahoy.table.you') : face.called;
};

const terrainWords = ({ view: { state: g }, words }: AhoyScene, space: SpaceId): string => {
  const current = currentOf(g, space);
  const terrain = g.printed.content.terrain.kinds[terrainOf(g, space)].name;
  return current === null
    ? terrain
    : words('boards.ahoy.table.towards', {
        terrain,
        direction: words(`boards.ahoy.table.directions.${current}`),
      });
};

const printedWords = (scene: AhoyScene, space: SpaceId): string[] => {
  const { words, view } = scene;
  const g = view.state;
  const treasure = treasureOf(g, space);
  const tailwind = tailwindOf(g, space);
  const bars = DIRECTIONS.filter((direction) => stepFrom(g, space, direction) === 'barred').map(
    (direction) => words(`boards.ahoy.table.directions.${direction}`),
  );
  return [
    terrainWords(scene, space),
    ...(treasure > 0 ? [words('boards.ahoy.table.treasure', { count: treasure })] : []),
    ...(tailwind === null ? [] : [words('boards.ahoy.table.tailwind', { value: tailwind })]),
    ...(bars.length === 0
      ? []
      : [words('boards.ahoy.table.barred', { directions: bars.join(', ') })]),
  ];
};

const figureWords = (scene: AhoyScene, figure: FigureId): string => {
  const { words, view } = scene;
  const { kind, seat } = at(view.state.figures, figure);
  return words('boards.ahoy.table.figureOf', {
    figure: words(`boards.ahoy.table.figures.${kind}`),
    name: called(scene, seat),
  });
};

/** Patrols of one space are counted, not listed. */
const standingWords = (scene: AhoyScene, space: SpaceId): string[] => {
  const { words, view } = scene;
  const g = view.state;
  const figures = figuresIn(g, space);
  const many = (kind: 'patrol' | 'stronghold'): string[] => {
    const alike = figures.filter((figure) => at(g.figures, figure).kind === kind);
    const [first] = alike;
    if (first === undefined) return [];
    return alike.length === 1
      ? [figureWords(scene, first)]
      : [
          words('boards.ahoy.table.figuresOf', {
            count: alike.length,
            figure: words(`boards.ahoy.table.figures.${kind}`),
            name: called(scene, at(g.figures, first).seat),
          }),
        ];
  };
  const ships = figures
    .filter((figure) => !['patrol', 'stronghold'].includes(at(g.figures, figure).kind))
    .map((figure) => {
      const said = figureWords(scene, figure);
      return isLoaded(g, figure) ? words('boards.ahoy.table.loaded', { figure: said }) : said;
    });
  const comrades = isIsland(g, space) ? at(g.regions, regionOf(g, space)).comrades : 0;
  const all = [
    ...ships,
    ...many('patrol'),
    ...many('stronghold'),
    ...(comrades > 0 ? [words('boards.ahoy.table.comrades', { count: comrades })] : []),
  ];
  return all.length === 0 ? [] : [words('boards.ahoy.table.here', { figures: all.join(', ') })];
};

const regionWords = (scene: AhoyScene, space: SpaceId): string[] => {
  const { words, view } = scene;
  const g = view.state;
  if (!isIsland(g, space)) return [];
  const region = regionOf(g, space);
  const { squadron, union, power } = controlOf(g, region);
  const seat = power === null ? undefined : seatOfPower(g, power);
  return [
    words('boards.ahoy.table.region', {
      name: tileOf(g, region).name,
      wealth: at(g.regions, region).wealth,
      squadron,
      union,
    }),
    seat === undefined
      ? words('boards.ahoy.table.tied')
      : words('boards.ahoy.table.held', { name: called(scene, seat) }),
  ];
};

const spaceDescribed = (scene: AhoyScene, space: SpaceId): Described => {
  const { words, view } = scene;
  const g = view.state;
  const place = cellName(cellOf(g, space));
  const suit = view.state.printed.content.suits[suitOf(g, regionOf(g, space))].name;
  const [terrain = '', ...more] = printedWords(scene, space);
  return {
    target: spaceTarget(g, space),
    name: isIsland(g, space)
      ? `${place}, ${words('boards.ahoy.table.island', { suit })}`
      : `${place}, ${terrain}`,
    text: [
      ...more.map((part) => `${part}.`),
      ...regionWords(scene, space),
      ...standingWords(scene, space),
    ].join(' '),
  };
};

const inReadingOrder = (g: Ahoy) => (a: SpaceId, b: SpaceId) => {
  const [one, other] = [cellOf(g, a), cellOf(g, b)];
  return one.y - other.y || one.x - other.x;
};

const slotWords = (
  { view: { state: g }, words }: AhoyScene,
  { slot, die, damaged }: SlotState,
): string => {
  const { accepts, damageable } = at(g.printed.slots, slot);
  if (damaged) return words('boards.ahoy.table.slotDamaged');
  if (die !== null) return words('boards.ahoy.table.slotFilled', { value: die });
  const takes = words(`boards.ahoy.table.slotTakes.${accepts.kind}`, {
    value: accepts.kind === 'exact' ? accepts.value : '',
  });
  return damageable ? takes : `${takes}, ${words('boards.ahoy.table.slotSafe')}`;
};

/** "Sail, slot 2", of a board, a card or a ship. */
const slotName = (
  { view: { state: g }, words }: AhoyScene,
  seat: Seat,
  { slot }: SlotState,
): string => {
  const { action, card, ship } = at(g.printed.slots, slot);
  const { faction } = at(g.mats, seat);
  if (action !== null) {
    const { slotsOf } = g.printed.boards[faction];
    const name = actionPrint(g, seat, action).name;
    return words('boards.ahoy.table.slot', { name, slot: slotsOf[action].indexOf(slot) + 1 });
  }
  const name =
    card !== null
      ? at(g.printed.cards, card).name
      : ship === null
        ? ''
        : g.printed.content.plans.kinds[ship].name;
  const slots = ship === null ? [slot] : g.printed.ships[ship].slots;
  return words('boards.ahoy.table.slot', { name, slot: slots.indexOf(slot) + 1 });
};

const slotsDescribed = (scene: AhoyScene): Described[] =>
  scene.view.state.mats.flatMap(({ seat, slots }) =>
    slots.map((state) => ({
      target: slotTarget(state.slot),
      name:
        seat === scene.me
          ? slotName(scene, seat, state)
          : `${called(scene, seat)}: ${slotName(scene, seat, state)}`,
      text: slotWords(scene, state),
    })),
  );

const cardsDescribed = (scene: AhoyScene): Described[] => {
  const { words, view } = scene;
  const g = view.state;
  const { cards, content } = g.printed;
  const text = (card: (typeof g.market)[number]): string =>
    words('boards.ahoy.table.marketText', {
      price: priceWords(scene, card),
      text: crewText(g, card),
      cargo: cargoWords(scene, card),
    });
  return [
    { target: MARKET, name: words('boards.ahoy.table.market'), text: '' },
    ...g.market.map((card) => ({
      target: cardTarget(card),
      name: words('boards.ahoy.table.marketCard', {
        name: at(cards, card).name,
        suit: content.suits[at(cards, card).suit].name,
      }),
      text: text(card),
    })),
    ...g.mats.flatMap(({ crew }) =>
      crew.map((card) => ({
        target: cardTarget(card),
        name: words('boards.ahoy.table.crewOf', { name: at(cards, card).name }),
        text: crewText(g, card),
      })),
    ),
    ...g.smugglers.flatMap(({ cargo }) =>
      cargo.map((card) => ({
        target: cardTarget(card),
        name: words('boards.ahoy.table.cargoOf', { name: at(cards, card).cargo.name }),
        text: cargoWords(scene, card),
      })),
    ),
  ];
};

const ownDescribed = (scene: AhoyScene): Described[] => {
  const { words, view, me } = scene;
  const g = view.state;
  if (me === undefined) return [];
  const smuggler = g.smugglers.find(({ seat }) => seat === me);
  const dice = [...new Set(at(g.mats, me).dice)].map((value) => ({
    target: dieTarget(value),
    name: words('boards.ahoy.table.dieOf', { value }),
    text: '',
  }));
  const plans =
    g.union.seat === me
      ? [
          { target: READY, name: words('boards.ahoy.table.ready'), text: '' },
          ...g.union.hand.flatMap((plan) =>
            plan === HIDDEN
              ? []
              : [
                  {
                    target: planTarget(plan),
                    name: words('boards.ahoy.table.plan', { name: at(g.printed.plans, plan).name }),
                    text: planText(g, plan),
                  },
                ],
          ),
        ]
      : [];
  const pledges = (smuggler?.pledges ?? []).map(({ power, cards }, marker) => {
    const known = POWERS.find((one) => one === power);
    return {
      target: pledgeTarget(me, marker),
      name:
        known === undefined
          ? words('boards.ahoy.table.pledge', { marker: marker + 1 })
          : words('boards.ahoy.table.pledgeKnown', {
              marker: marker + 1,
              power: g.printed.content.factions[known].short,
            }),
      text: words('boards.ahoy.table.pledgeCards', { count: cards.length }),
    };
  });
  const rewards =
    smuggler === undefined
      ? []
      : g.printed.rewardIds.map((reward) => ({
          target: rewardTarget(reward),
          name: words('boards.ahoy.table.rewardAt', {
            text: g.printed.content.rewards.kinds[at(g.printed.rewards, reward)].text,
          }),
          text: '',
        }));
  return [...dice, ...plans, ...pledges, ...rewards];
};

/** Figures and dice on the map that are asked about on their own. */
const piecesDescribed = (scene: AhoyScene): Described[] => {
  const g = scene.view.state;
  const figures = g.figures.flatMap(({ figure, space }) =>
    space === null
      ? []
      : [
          {
            target: figureTarget(figure),
            name: figureWords(scene, figure),
            text: cellName(cellOf(g, space)),
          },
        ],
  );
  const wealth = g.printed.regionIds.slice(0, g.regions.length).map((region) => ({
    target: wealthTarget(region),
    name: tileOf(g, region).name,
    text: scene.words('boards.ahoy.table.region', {
      name: '',
      wealth: at(g.regions, region).wealth,
      squadron: controlOf(g, region).squadron,
      union: controlOf(g, region).union,
    }),
  }));
  return [...figures, ...wealth];
};

export const describeBoard = (scene: AhoyScene): readonly Described[] => {
  const g = scene.view.state;
  return [
    ...allSpaces(g)
      .toSorted(inReadingOrder(g))
      .map((space) => spaceDescribed(scene, space)),
    ...piecesDescribed(scene),
    ...cardsDescribed(scene),
    ...ownDescribed(scene),
    ...slotsDescribed(scene),
  ];
};
