import about from '../content/about.json';
import board from '../content/board.json';
import colors from '../content/colors.json';
import coordinates from '../content/coordinates.json';
import counts from '../content/counts.json';
import deckManeuvers from '../content/deck-maneuvers.json';
import destinations from '../content/destinations.json';
import dice from '../content/dice.json';
import figures from '../content/figures.json';
import maneuverTypes from '../content/maneuver-types.json';
import ruleCards from '../content/rule-cards.json';
import setup from '../content/setup.json';
import shipLevels from '../content/ship-levels.json';
import specialPieces from '../content/special-pieces.json';
import steps from '../content/steps.json';
import targets from '../content/targets.json';
import territories from '../content/territories.json';
import territoryManeuvers from '../content/territory-maneuvers.json';

/** The components as they lie in their files; `pack.ts` reads them through their shape. */
export const CONTENT = {
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
