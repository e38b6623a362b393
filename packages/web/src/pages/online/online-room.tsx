import { type AnyKit, SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import { unreachable } from '@quarterdeck/kernel';
import { useMemo } from 'react';
import { Page } from '../../frame/page.tsx';
import { TableLoading } from '../../frame/table-loading.tsx';
import type { GameId } from '../../games/games.ts';
import type { OpenTable } from '../../hosts/host.ts';
import type { FollowedTable } from '../../hosts/online/follow-table.ts';
import { SEATS_EN } from '../../setup/en-seats.ts';
import { type GameOnPage, viewReaderOf } from '../../table/state/scene.ts';
import { Table } from '../../table/table.tsx';
import { ONLINE_EN } from './en.ts';
import {
  type Followed,
  useAttendance,
  useFollowedTable,
  useTableChanges,
} from './use-followed-table.ts';
import { WaitingRoom } from './waiting-room.tsx';

type RoomProps = { readonly id: GameId; readonly game: GameOnPage; readonly kit: AnyKit };

const Dealt = ({ open, game, kit }: RoomProps & { readonly open: OpenTable }) => {
  const words = useWords(SEATS_EN, SEAT_COLOURS_EN);
  const reader = useMemo(
    () => viewReaderOf(game, open.current().table, words),
    [game, open, words],
  );
  return <Table open={open} kit={kit} reader={reader} />;
};

const AtTable = ({ followed, ...room }: RoomProps & { readonly followed: FollowedTable }) => {
  useTableChanges(followed);
  useAttendance();
  const open = followed.table();
  if (open === null) return <WaitingRoom game={room.id} followed={followed} />;
  return <Dealt {...room} open={open} />;
};

type OnlineRoomProps = RoomProps & {
  readonly table: string;
  readonly invitation: string | undefined;
};

/** A table of a server: the room where one waits for the others, then the table itself. */
export const OnlineRoom = ({ table, invitation, ...room }: OnlineRoomProps) => {
  const words = useWords(ONLINE_EN);
  const followed: Followed = useFollowedTable(table, invitation);
  switch (followed.state) {
    case 'coming':
      return <TableLoading game={room.id} />;
    case 'failed':
      return (
        <Page title={words('online.page')} here={words('online.page')} className="new-table-page">
          <div className="panel new-table">
            <h1>{words('online.failed')}</h1>
            <p>{followed.said}</p>
          </div>
        </Page>
      );
    case 'here':
      return <AtTable {...room} followed={followed.table} />;
    default:
      return unreachable(followed);
  }
};
