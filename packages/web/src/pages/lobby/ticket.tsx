import './lobby.css';
import { joinList, useLanguage } from '@quarterdeck/board-kit';
import type { OnlineTableCard } from '@quarterdeck/tables';
import { Cover, useGameWords } from '../../games/games-context.tsx';
import { setFoundTable } from '../../hosts/online/found-table.ts';
import { useNavigation } from '../../router/navigation.tsx';
import { LOBBY_EN } from './en.ts';
import { useReadySign } from './use-ready-sign.ts';

/** Somebody was found: the table waits, whatever page is open. */
export const Ticket = ({ found }: { readonly found: OnlineTableCard }) => {
  const words = useGameWords(LOBBY_EN);
  const language = useLanguage();
  const { go } = useNavigation();
  const { table, game, seats } = found;
  const title = words('lobby.found.title');
  useReadySign(title);
  // A table of the lobby may have seats that are free.
  const others = seats.filter(({ who }) => who !== 'you' && who !== 'open');
  const enter = (): void => {
    setFoundTable(null);
    go({ page: 'online', game, table, invitation: undefined });
  };
  return (
    <section className="found-ticket" role="alert" aria-label={title}>
      <span className="jacket">
        <Cover game={game} />
      </span>
      <div>
        <h2>{title}</h2>
        <p>
          {words('lobby.found.text', {
            game: words(`games.${game}.title`),
            names: joinList(
              language,
              others.map(({ name }) => name),
            ),
          })}
        </p>
      </div>
      <button type="button" className="button asked" onClick={enter}>
        {words('lobby.found.go')}
      </button>
      <button type="button" className="button quiet" onClick={() => setFoundTable(null)}>
        {words('lobby.found.later')}
      </button>
    </section>
  );
};
