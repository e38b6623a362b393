import about from '../content/about.json';
import amounts from '../content/amounts.json';
import captains from '../content/captains.json';
import chests from '../content/chests.json';
import counts from '../content/counts.json';
import extensions from '../content/extensions.json';
import goods from '../content/goods.json';
import missions from '../content/missions.json';
import portTiles from '../content/ports.json';
import seaActions from '../content/sea-actions.json';
import seaTiles from '../content/sea-tiles.json';
import setups from '../content/setups.json';
import sterns from '../content/sterns.json';
import supplyBoards from '../content/supply-boards.json';
import tablePieces from '../content/table-pieces.json';

/** The components as they lie in their files; `pack.ts` reads them through their shape. */
export const CONTENT = {
  about,
  counts,
  seaTiles,
  portTiles,
  supplyBoards,
  goods,
  chests,
  seaActions,
  extensions,
  sterns,
  missions,
  captains,
  tablePieces,
  setups,
  amounts,
};
