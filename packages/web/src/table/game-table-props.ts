import type { GameId } from '../games/games.ts';
import type { ReplaySource } from '../hosts/replay/source.ts';

/** `play` sets a table with the settings at hand; the others open what is stored or was read. */
export type TableProps = {
  readonly game: GameId;
  readonly open:
    | { readonly as: 'play' }
    | { readonly as: 'table'; readonly table: string }
    | { readonly as: 'replay'; readonly of: ReplaySource }
    | { readonly as: 'online'; readonly table: string; readonly invitation: string | undefined };
};
