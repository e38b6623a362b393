import about from '../../content/about.json' with { type: 'json' };
import board from '../../content/board.json' with { type: 'json' };
import colors from '../../content/colors.json' with { type: 'json' };
import coordinates from '../../content/coordinates.json' with { type: 'json' };
import counts from '../../content/counts.json' with { type: 'json' };
import deckManeuvers from '../../content/deck-maneuvers.json' with { type: 'json' };
import destinations from '../../content/destinations.json' with { type: 'json' };
import dice from '../../content/dice.json' with { type: 'json' };
import figures from '../../content/figures.json' with { type: 'json' };
import maneuverTypes from '../../content/maneuver-types.json' with { type: 'json' };
import ruleCards from '../../content/rule-cards.json' with { type: 'json' };
import setup from '../../content/setup.json' with { type: 'json' };
import shipLevels from '../../content/ship-levels.json' with { type: 'json' };
import specialPieces from '../../content/special-pieces.json' with { type: 'json' };
import steps from '../../content/steps.json' with { type: 'json' };
import targets from '../../content/targets.json' with { type: 'json' };
import territories from '../../content/territories.json' with { type: 'json' };
import territoryManeuvers from '../../content/territory-maneuvers.json' with { type: 'json' };

/** The components as they lie in their files; `pack.ts` reads them through their shape. */
export const CONTENT = {
  /** Which state of the ledger's decisions is played: stored matches stay with theirs. */
  rulings: 2,
  about,
  board,
  colors,
  coordinates,
  counts,
  deckManeuvers,
  destinations,
  dice,
  figures,
  maneuverTypes,
  ruleCards,
  setup,
  shipLevels,
  specialPieces,
  steps,
  targets,
  territories,
  territoryManeuvers,
};
