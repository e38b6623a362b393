import { packProblems } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { TINYPIRATES_PACK } from '../../src/index.ts';

const { content } = TINYPIRATES_PACK;

type Raw = {
  board: { ports: Record<string, { space: string }>; navyStarts: { spaces: string[] } };
  booty: Record<string, { count: number }>;
  captainCards: Record<string, { sides: string[] }>;
  captains: Record<string, { actions: { kind: string }[] }>;
  counts: { components: Record<string, { count: number }> };
  crew: Record<
    string,
    { name?: string; trigger: string; actions: { kind: string; gold?: number }[] }
  >;
  helmMat: {
    wheel: {
      spaces: { kind: string; deckhandMayRest: boolean }[];
      shipLine: { between: number[] };
    };
  };
  legendMat: { levels: { dice: number; level: number }[] };
  limits: { mutiniesPerGame: number };
  mapCards: Record<string, { bury: number | null; cove: boolean; market: string | null }>;
  merchantCards: Record<string, { value: number }>;
  searchTokens: Record<string, { count: number; use: string }>;
  setup: { bagAfterSetup: Record<string, number> };
  ships: { pirateHold: number; merchants: Record<string, { stepsPerShipLine: number }> };
  soloHelms: Record<string, { targets: string[] }>;
  soloSetup: { deckhands: Record<string, number>; startingValue: number };
};

/** What is wrong with the box after a change. */
function problemsOf(change: (pack: Raw) => void): string {
  const pack: Raw = JSON.parse(JSON.stringify(content));
  change(pack);
  return packProblems(TINYPIRATES_PACK, pack);
}
const row = <T>(rows: Record<string, T>, key: string): T => {
  const found = rows[key];
  if (found === undefined) throw new Error(`no row ${key}`);
  return found;
};
const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined) throw new Error('nothing there');
  return item;
};

describe('The content pack', () => {
  it('is right as it lies in its files', () => {
    expect(problemsOf(() => undefined)).toBe('');
  });

  it('keeps the source of every item', () => {
    const sources = new Set(['book', 'derived', 'public', 'ours']);
    const items = [
      ...Object.values(content.mapCards),
      ...Object.values(content.crew),
      ...Object.values(content.captains),
      ...Object.values(content.merchantCards),
      ...Object.values(content.searchTokens),
      ...Object.values(content.soloHelms),
      ...Object.values(content.soloLegends),
    ];

    for (const { source } of items) expect(sources).toContain(source);
  });

  it.each<[string, (pack: Raw) => void, RegExp]>([
    [
      'a crate too few',
      (pack) => (row(pack.booty, 'rum').count = 9),
      /booty-crates|cratesInBagAfterMarket/,
    ],
    [
      'a Search Token too many',
      (pack) => (row(pack.searchTokens, 'calm').count = 3),
      /counts\.components\.search-tokens/,
    ],
    [
      'a token that is kept but does nothing later',
      (pack) => (row(pack.searchTokens, 'gold2').use = 'keep'),
      /searchTokens\.gold2\.use/,
    ],
    [
      'Ports beside each other',
      (pack) => (row(pack.board.ports, 'port-b').space = 'r0c3'),
      /board\.ports/,
    ],
    [
      'the Navy on a Port',
      (pack) => (pack.board.navyStarts.spaces = ['r0c0', 'r3c0']),
      /board\.navyStarts/,
    ],
    [
      'a captain on two cards',
      (pack) => (row(pack.captainCards, 'captain-1').sides = ['wendy-byrd', 'magnus-bolt']),
      /captainCards/,
    ],
    [
      'a captain who cannot bury first',
      (pack) => row(pack.captains, 'wendy-byrd').actions.reverse(),
      /captains\.wendy-byrd\.actions/,
    ],
    [
      'a Crew Card that buries',
      (pack) => (row(pack.crew, 'quigley').actions = [{ kind: 'bury' }]),
      /crew\.quigley\.actions/,
    ],
    [
      'a Reroll on another Order',
      (pack) => (row(pack.crew, 'ursula-bane').trigger = 'search'),
      /crew\.ursula-bane\.actions/,
    ],
    [
      'a Bonus Action that does not exist',
      (pack) => (row(pack.crew, 'quigley').actions = [{ kind: 'fly' }]),
      /crew\.quigley\.actions\[0\]/,
    ],
    [
      'a Gain Gold without Gold',
      (pack) => delete first(row(pack.crew, 'pale-pim').actions).gold,
      /crew\.pale-pim\.actions\[0\]\.gold/,
    ],
    [
      'a card without a name',
      (pack) => delete row(pack.crew, 'quigley').name,
      /crew\.quigley\.name/,
    ],
    [
      'a Bury Site nobody can pay for',
      (pack) => (row(pack.mapCards, 'map-11').bury = 14),
      /mapCards\.map-11\.bury/,
    ],
    [
      'a Bury Site too few',
      (pack) => (row(pack.mapCards, 'map-11').bury = null),
      /mapCards.*Bury Site/,
    ],
    [
      'a Market for what nobody loads',
      (pack) => (row(pack.mapCards, 'map-02').market = 'tea'),
      /mapCards\.map-02\.market/,
    ],
    [
      'a Merchant of a value that is not stacked',
      (pack) => (row(pack.merchantCards, 'merchant-2a').value = 3),
      /merchantCards\.merchant-2a\.value/,
    ],
    [
      'more dice than there are',
      (pack) => (first(pack.legendMat.levels).dice = 4),
      /legendMat\.levels\[0\]\.dice/,
    ],
    [
      'a wrong count of the bag',
      (pack) => (pack.setup.bagAfterSetup['3'] = 30),
      /setup\.bagAfterSetup\.3/,
    ],
    [
      'a Solo Pirate with a Deckhand too many',
      (pack) => (pack.soloSetup.deckhands['repair'] = 1),
      /soloSetup\.deckhands/,
    ],
    [
      'a Solo Pirate with a starting crate of its own',
      (pack) => (pack.soloSetup.startingValue = 4),
      /soloSetup\.startingValue/,
    ],
    [
      'a Ship Line elsewhere on the Wheel',
      (pack) => (pack.helmMat.wheel.shipLine.between = [2, 3]),
      /helmMat\.wheel\.shipLine/,
    ],
    [
      'a Wheel that does not begin with Hide Out',
      (pack) => pack.helmMat.wheel.spaces.reverse(),
      /helmMat\.wheel\.spaces\[0\]\.kind/,
    ],
    [
      'a Deckhand that may rest on Hide Out',
      (pack) => (first(pack.helmMat.wheel.spaces).deckhandMayRest = true),
      /helmMat\.wheel\.spaces\[0\]\.deckhandMayRest/,
    ],
    ['holds of two sizes', (pack) => (pack.ships.pirateHold = 4), /ships\.pirateHold/],
    ['a second Mutiny', (pack) => (pack.limits.mutiniesPerGame = 2), /limits\.mutiniesPerGame/],
    [
      'a Merchant of two steps',
      (pack) => (row(pack.ships.merchants, 'orange').stepsPerShipLine = 2),
      /ships\.merchants\.orange\.stepsPerShipLine/,
    ],
    [
      'a Solo Pirate that sails for nobody',
      (pack) => (row(pack.soloHelms, 'solo-vane').targets = ['green']),
      /soloHelms\.solo-vane\.targets/,
    ],
  ])('refuses %s and says where', (_, change, where) => {
    expect(problemsOf(change)).toMatch(where);
  });
});
