import { type AnyKit, type GameOnPage, SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { TableLoading } from '../../frame/table-loading.tsx';
import { coloursOf, type GameId } from '../../games/games.ts';
import { useAbout } from '../../games/games-context.tsx';
import type { DemonstrationWish, OpenTable } from '../../hosts/host.ts';
import { useLoadHost } from '../../hosts/host-context.tsx';
import { demonstrationOf, useDemonstrations } from '../../rulebook/demonstrations.ts';
import { RULEBOOK_EN } from '../../rulebook/en.ts';
import { SEATS_EN } from '../../setup/en-seats.ts';
import { useSeatWords } from '../../setup/seat-words.ts';
import { type ViewReader, viewReaderOf } from '../../table/state/scene.ts';
import { Table } from '../../table/table.tsx';

type ShownProps = {
  readonly id: GameId;
  readonly game: GameOnPage;
  readonly kit: AnyKit;
  readonly clause: string;
  readonly nth: number;
};

type Opened = { readonly open: OpenTable; readonly reader: ViewReader };

/** What is to be shown; a sentence where there is nothing; undefined until it is known. */
const useWish = ({ id, clause, nth }: ShownProps): DemonstrationWish | string | undefined => {
  const words = useWords(RULEBOOK_EN);
  const about = useAbout(id);
  const { you, botNames } = useSeatWords();
  const fetched = useDemonstrations(id);
  if (fetched.state === 'coming') return undefined;
  if (fetched.state === 'failed' || fetched.value === undefined)
    return words('rulebook.unreadable');
  const cases = demonstrationOf(fetched.value, clause)?.cases ?? [];
  const shown = cases[nth - 1];
  if (shown === undefined) return words('rulebook.noPosition', { clause });
  const { seats } = shown.position;
  const colours = coloursOf(about, seats);
  return {
    game: id,
    clause,
    nth,
    of: cases.length,
    shown,
    you,
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: at(botNames, seat),
      colour: at(colours, seat),
      who: { kind: 'bot', bot: 'deckhand' },
    })),
  };
};

const useShown = (props: ShownProps): Opened | string | undefined => {
  const { game } = props;
  const door = useLoadHost();
  const wish = useWish(props);
  const words = useWords(SEATS_EN, SEAT_COLOURS_EN);
  // Another name or language does not begin it anew.
  const wanted = useRef({ wish, words });
  wanted.current = { wish, words };
  const isKnown = typeof wish === 'object';
  const [opened, setOpened] = useState<Opened | string>();
  useEffect(() => {
    const { wish: asked, words: said } = wanted.current;
    if (!isKnown || typeof asked !== 'object') return undefined;
    let isWanted = true;
    let leave = (): void => {};
    const begin = async (): Promise<void> => {
      const host = await door();
      const answered = await host.openDemonstration(asked);
      if (!answered.ok) throw new Error(answered.refusal.sentence);
      const open = answered.value;
      leave = () => open.close();
      if (!isWanted) leave();
      else setOpened({ open, reader: viewReaderOf(game, open.current().table, said) });
    };
    begin().catch((problem: unknown) => {
      if (isWanted) setOpened(problem instanceof Error ? problem.message : String(problem));
    });
    return () => {
      isWanted = false;
      leave();
    };
  }, [door, game, isKnown]);
  return typeof wish === 'string' ? wish : opened;
};

type DemonstrationTableProps = ShownProps & { readonly failed: (said: string) => ReactElement };

/** A clause at work, at the game's own table. */
export const DemonstrationTable = ({ failed, ...props }: DemonstrationTableProps) => {
  const opened = useShown(props);
  if (opened === undefined) return <TableLoading game={props.id} />;
  if (typeof opened === 'string') return failed(opened);
  return <Table open={opened.open} kit={props.kit} reader={opened.reader} />;
};
