import type { DoubloonsSymbol } from '../signs/symbol.ts';
import type { Sign } from './landmarks.tsx';

const REPUTATION: Sign = { name: 'suit-skull', fill: '#e0a93a' };
const CREW: Sign = { name: 'deckhand', fill: '#44586a' };
const LOSS: Sign = { name: 'damage' };
const COIN: Sign = { name: 'doubloon' };
const HULL: Sign = { name: 'hold' };
const TOKEN: Sign = { name: 'pillage' };
const JEWEL: Sign = { name: 'jewel' };
const MAP: Sign = { name: 'map' };
const ENEMY: Sign = { name: 'ship-galleon', fill: '#fbf8ef' };

/** A landmark's effect, as much of it as its signs need. */
export type EffectFace = {
  readonly op: string;
  readonly n?: number;
  readonly item?: string;
  readonly colour?: string;
  readonly effects?: readonly EffectFace[];
};

const ITEMS: Readonly<Record<string, Sign>> = { mapFragment: MAP, doubloon: COIN, crew: CREW };

const NEW_TILE: Readonly<Record<string, DoubloonsSymbol>> = {
  blue: 'em-anchor',
  yellow: 'em-sun',
  red: 'em-key',
};

/** What it stands for, and once more where there are two of it. */
const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  gainReputation: [REPUTATION],
  gainCrew: [CREW],
  gainHull: [HULL],
  gainDoubloons: [COIN],
  gainPillage: [TOKEN],
  drawJewel: [JEWEL],
  loseDoubloons: [COIN, LOSS],
  loseCrew: [CREW, LOSS],
  takeDamage: [{ name: 'hit' }],
  enemiesGainPillage: [ENEMY, TOKEN],
  moveOwnShip: [{ name: 'mv-sail' }],
  forceEnemyShip: [ENEMY, LOSS],
  advanceOrExploit: [{ name: 'hunt' }],
  stealCompass: [{ name: 'compass' }],
  takeBlackJewelFromPool: [{ name: 'jewel', fill: '#3a2f48' }],
  gainRelic: [{ name: 'totem' }],
  addRelic: [{ name: 'shell' }],
  advanceToBeach: [{ name: 'palmmark' }],
  swapRelic: [{ name: 'totem' }],
};

const signsOf = ({
  op,
  n = 1,
  item = '',
  colour = '',
  effects = [],
}: EffectFace): readonly Sign[] => {
  if (op === 'pay') return [COIN, ...effects.flatMap(signsOf)];
  if (op === 'replace') return [MAP, { name: NEW_TILE[colour] ?? 'map' }];
  if (op === 'mostEnemyGivesToLeastPirate') return [ENEMY, ITEMS[item] ?? MAP];
  if (op === 'giveToEnemyWithLeast') return [ITEMS[item] ?? MAP, LOSS];
  const signs = SIGNS[op] ?? [];
  return signs.length === 1 && n > 1 ? [...signs, ...signs] : signs;
};

/** One or two signs for all that a landmark does. */
export const signsFor = (effects: readonly EffectFace[]): readonly Sign[] =>
  effects
    .flatMap((effect) => (effects.length > 1 ? signsOf(effect).slice(0, 1) : signsOf(effect)))
    .slice(0, 2);
