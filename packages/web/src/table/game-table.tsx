import { type ComponentType, createContext, useContext } from 'react';
import { LostPage } from '../frame/lost-page.tsx';
import type { GameId } from '../games/games.ts';
import type { ReplaySource } from '../hosts/replay/source.ts';

/** `play` sets a table with the settings at hand; the others open what is stored or was read. */
export type TableProps = {
  readonly game: GameId;
  readonly open:
    | { readonly as: 'play' }
    | { readonly as: 'lesson'; readonly lesson: string; readonly step: string | undefined }
    /** The board of a lesson where it was left, to look at. */
    | { readonly as: 'picture'; readonly lesson: string }
    | { readonly as: 'show'; readonly clause: string; readonly nth: number }
    | { readonly as: 'table'; readonly table: string }
    | { readonly as: 'replay'; readonly of: ReplaySource }
    | { readonly as: 'online'; readonly table: string; readonly invitation: string | undefined };
};

export type GameTables = ReadonlyMap<GameId, ComponentType<TableProps>>;

/** The tables of the games, each fetched with its board: a page that shows one knows no other page. */
export const GameTablesContext = createContext<GameTables>(new Map());

/** A game's table or replay, by its own board. */
export const GameTable = ({ game, open }: TableProps) => {
  const Table = useContext(GameTablesContext).get(game) ?? LostPage;
  return <Table game={game} open={open} />;
};
