import about from '../../content/about.json' with { type: 'json' };
import amounts from '../../content/amounts.json' with { type: 'json' };
import captains from '../../content/captains.json' with { type: 'json' };
import chests from '../../content/chests.json' with { type: 'json' };
import counts from '../../content/counts.json' with { type: 'json' };
import extensions from '../../content/extensions.json' with { type: 'json' };
import goods from '../../content/goods.json' with { type: 'json' };
import missions from '../../content/missions.json' with { type: 'json' };
import portTiles from '../../content/ports.json' with { type: 'json' };
import seaActions from '../../content/sea-actions.json' with { type: 'json' };
import seaTiles from '../../content/sea-tiles.json' with { type: 'json' };
import setups from '../../content/setups.json' with { type: 'json' };
import sterns from '../../content/sterns.json' with { type: 'json' };
import supplyBoards from '../../content/supply-boards.json' with { type: 'json' };
import tablePieces from '../../content/table-pieces.json' with { type: 'json' };

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
