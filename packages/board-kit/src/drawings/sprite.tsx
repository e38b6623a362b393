import type { ReactElement } from 'react';
import { Hatchings } from './hatching.tsx';
import { COVER_PIECES } from './symbols/cover-pieces.tsx';
import { EMBLEMS } from './symbols/emblems.tsx';
import { INTERFACE } from './symbols/interface.tsx';
import { SHIPS } from './symbols/ships.tsx';
import type { SymbolTable } from './symbols/symbol-table.ts';

/**
 * Symbols are drawn once, out of sight, and shown anywhere by `Piece` and `Icon`. Nothing is laid out
 * here: a browser would otherwise dress hundreds of parts that nobody sees.
 */
export const Sprite = ({ symbols }: { readonly symbols: SymbolTable }): ReactElement => (
  <svg className="sprite" aria-hidden="true">
    <defs>
      {Object.entries(symbols).map(([id, drawing]) => (
        <symbol key={id} id={id} viewBox="0 0 64 64">
          {drawing}
        </symbol>
      ))}
    </defs>
  </svg>
);

/** What every page has. */
export const CORE: SymbolTable = { ...INTERFACE, ...EMBLEMS, ...SHIPS, ...COVER_PIECES };

/** All of that. A board mounts a sprite of its own for what only it has. */
export const CoreSprite = (): ReactElement => (
  <>
    <Sprite symbols={CORE} />
    {/* A pattern that is not laid out paints nothing. */}
    <svg className="patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <Hatchings />
      </defs>
    </svg>
  </>
);
