import '../styles/coach.css';
import { choiceKey, useWords } from '@quarterdeck/board-kit';
import { sameChoice } from '@quarterdeck/kernel/engine';
import { type ReactElement, useState } from 'react';
import type { GameId } from '../../games/games.ts';
import type { TableSnapshot } from '../../hosts/host.ts';
import { Link, useNavigation } from '../../router/navigation.tsx';
import { allClauses } from '../../rulebook/ledger.ts';
import { useRulebook } from '../../rulebook/use-rulebook.ts';
import { useTable } from '../state/table-context.tsx';
import { SHOWING_EN } from './en.ts';

type Shows = NonNullable<TableSnapshot['shows']>;
type PartProps = { readonly shows: Shows; readonly game: GameId };

/** What is to be seen now, in a sentence. */
const useSaid = (shows: Shows): string => {
  const words = useWords(SHOWING_EN);
  const { question, snapshot } = useTable();
  if (shows.mode === 'tried') return words('showing.tried');
  const { denied } = shows;
  if (denied !== null) {
    const found = question?.denied.find(
      ({ key }) => key === `${choiceKey(denied)} ${shows.clause}`,
    );
    return found?.label === undefined ? '' : words('showing.denied', { choice: found.label });
  }
  if (shows.mode === 'asks') return '';
  return words(snapshot.undo.can ? 'showing.shown' : 'showing.look');
};

/** The clause in its own words. */
const ClauseText = ({ shows, game }: PartProps) => {
  const book = useRulebook(game);
  const clause =
    book.state === 'here' && book.value !== undefined
      ? allClauses(book.value).find(({ id }) => id === shows.clause)
      : undefined;
  return (
    <p>
      <b>{shows.clause}</b> {clause?.text ?? ''}
    </p>
  );
};

const PlayIt = ({ shows }: { readonly shows: Shows }): ReactElement | undefined => {
  const words = useWords(SHOWING_EN);
  const { question, commands } = useTable();
  const { next } = shows;
  const offer =
    next === null ? undefined : question?.offers.find(({ choice }) => sameChoice(choice, next));
  if (offer === undefined) return undefined;
  return (
    <button type="button" className="button solid" onClick={() => commands.play(offer)}>
      {words('showing.play')}
      <span className="unseen">{words('showing.playing', { choice: offer.label })}</span>
    </button>
  );
};

const Tools = ({ shows, game }: PartProps) => {
  const words = useWords(SHOWING_EN);
  const { snapshot, commands, open } = useTable();
  const { go } = useNavigation();
  const [said, setSaid] = useState<string>();
  const { clause, nth, of, mode } = shows;
  const playOn = async (): Promise<void> => {
    const kept = await open.branch({ seq: snapshot.seq });
    if (kept.ok) go({ page: 'table', game, table: kept.value });
    else setSaid(kept.refusal.sentence);
  };
  return (
    <div className="coach-tools">
      {of > 1 && <span className="coach-step">{words('showing.case', { nth, of })}</span>}
      <PlayIt shows={shows} />
      {mode !== 'asks' && snapshot.undo.can && (
        <button type="button" className="button asked" onClick={commands.undo}>
          {words(mode === 'tried' ? 'showing.takeBack' : 'showing.again')}
        </button>
      )}
      {nth < of && (
        <Link className="button" to={{ page: 'show', game, clause, nth: nth + 1 }}>
          {words('showing.next')}
        </Link>
      )}
      <button type="button" className="button" onClick={() => void playOn()}>
        {words('showing.playOn')}
      </button>
      <Link className="coach-leave" to={{ page: 'rulebook', game, clause }}>
        {words('showing.back')}
      </Link>
      {said !== undefined && <p role="alert">{said}</p>}
    </div>
  );
};

const Strip = ({ shows, game }: PartProps) => {
  const words = useWords(SHOWING_EN);
  const said = useSaid(shows);
  return (
    <aside
      className="coach showing"
      data-area="coach"
      tabIndex={-1}
      aria-label={words('showing.area')}
    >
      <div className="coach-notes" role="note">
        <ClauseText shows={shows} game={game} />
        <p role="status">{said}</p>
      </div>
      <Tools shows={shows} game={game} />
    </aside>
  );
};

/** A clause at work, above the question: its words, what is to be seen, and how to go on. */
export const ShowingStrip = (): ReactElement | undefined => {
  const { shows, table } = useTable().snapshot;
  return shows === undefined ? undefined : <Strip shows={shows} game={table.game} />;
};
