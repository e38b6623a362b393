import about from '../../content/about.json' with { type: 'json' };
import board from '../../content/board.json' with { type: 'json' };
import bonusActions from '../../content/bonus-actions.json' with { type: 'json' };
import booty from '../../content/booty.json' with { type: 'json' };
import captainCards from '../../content/captain-cards.json' with { type: 'json' };
import captains from '../../content/captains.json' with { type: 'json' };
import colours from '../../content/colours.json' with { type: 'json' };
import counts from '../../content/counts.json' with { type: 'json' };
import crew from '../../content/crew.json' with { type: 'json' };
import dice from '../../content/dice.json' with { type: 'json' };
import drawing from '../../content/drawing.json' with { type: 'json' };
import helmMat from '../../content/helm-mat.json' with { type: 'json' };
import legendMat from '../../content/legend-mat.json' with { type: 'json' };
import limits from '../../content/limits.json' with { type: 'json' };
import mapCards from '../../content/map-cards.json' with { type: 'json' };
import market from '../../content/market.json' with { type: 'json' };
import merchantCards from '../../content/merchant-cards.json' with { type: 'json' };
import orders from '../../content/orders.json' with { type: 'json' };
import searchTokens from '../../content/search-tokens.json' with { type: 'json' };
import setup from '../../content/setup.json' with { type: 'json' };
import ships from '../../content/ships.json' with { type: 'json' };
import soloHelms from '../../content/solo-helms.json' with { type: 'json' };
import soloLegends from '../../content/solo-legends.json' with { type: 'json' };
import soloSetup from '../../content/solo-setup.json' with { type: 'json' };

/** The components as they lie in their files; `pack.ts` reads them through their shape. */
export const CONTENT = {
  /** Which state of the ledger's decisions is played: stored matches stay with theirs. */
  rulings: 2,
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
