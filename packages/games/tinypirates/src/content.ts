import about from '../content/about.json';
import board from '../content/board.json';
import bonusActions from '../content/bonus-actions.json';
import booty from '../content/booty.json';
import captainCards from '../content/captain-cards.json';
import captains from '../content/captains.json';
import colours from '../content/colours.json';
import counts from '../content/counts.json';
import crew from '../content/crew.json';
import dice from '../content/dice.json';
import drawing from '../content/drawing.json';
import helmMat from '../content/helm-mat.json';
import legendMat from '../content/legend-mat.json';
import limits from '../content/limits.json';
import mapCards from '../content/map-cards.json';
import market from '../content/market.json';
import merchantCards from '../content/merchant-cards.json';
import orders from '../content/orders.json';
import searchTokens from '../content/search-tokens.json';
import setup from '../content/setup.json';
import ships from '../content/ships.json';
import soloHelms from '../content/solo-helms.json';
import soloLegends from '../content/solo-legends.json';
import soloSetup from '../content/solo-setup.json';

/** The components as they lie in their files; `pack.ts` reads them through their shape. */
export const CONTENT = {
  about,
  board,
  bonusActions,
  booty,
  captainCards,
  captains,
  colours,
  counts,
  crew,
  dice,
  drawing,
  helmMat,
  legendMat,
  limits,
  mapCards,
  market,
  merchantCards,
  orders,
  searchTokens,
  setup,
  ships,
  soloHelms,
  soloLegends,
  soloSetup,
};
